import 'server-only'
import { env } from '@/lib/server/env'

/** The absolute URL of a path on this site, for files that are read elsewhere. */
export function wholeAddress(path: string): string {
  return new URL(path, env.SITE_URL).href
}
