import 'server-only'
import { env } from '@/lib/server/env'

/** The whole address of a path on this site, for a file that is read elsewhere. */
export function wholeAddress(path: string): string {
  return new URL(path, env.SITE_URL).href
}
