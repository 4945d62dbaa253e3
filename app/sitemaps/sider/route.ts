import { sitemapXml } from '@/lib/domain/sharing/sitemap-xml'
import { env } from '@/lib/server/env'

export const dynamic = 'force-dynamic'

/** The pages about the service. */
const paths = [
  ...['/', '/pricing', '/qr-info', '/contact', '/reseller-register'],
  ...['/reseller-terms', '/privacy', '/terms', '/cookies', '/licences'],
]

export function GET(): Response {
  const entries = paths.map((path) => ({ address: new URL(path, env.SITE_URL).href }))
  return new Response(sitemapXml(entries), { headers: { 'content-type': 'application/xml' } })
}
