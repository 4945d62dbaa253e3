import 'server-only'
import { env } from '@/lib/server/env'

/**
 * True when a write comes from our own pages. Browsers send Origin with every POST; a request with neither Origin nor
 * Sec-Fetch-Site is not from a browser, so it cannot be forged cross-site.
 * Source: OWASP CSRF prevention, 'verifying origin with standard headers'.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) {
    const site = headers.get('sec-fetch-site')
    return site === null || site === 'same-origin'
  }
  if (origin === env.SITE_URL) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === headers.get('host')
}
