import { listSitemapParts } from '@/lib/domain/sharing/sitemap-queries'
import { sitemapIndexXml } from '@/lib/domain/sharing/sitemap-xml'
import { env } from '@/lib/server/env'
import { outsider } from '@/lib/shared/actor'

// Rendered per request: a page that was just closed must not be listed.
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const parts = (await listSitemapParts(outsider)).map(({ from, to }) => `${from}/${to ?? 'nu'}`)
  const entries = ['sider', ...parts].map((part) => ({ address: `${env.SITE_URL}/sitemaps/${part}` }))
  return new Response(sitemapIndexXml(entries), { headers: { 'content-type': 'application/xml' } })
}
