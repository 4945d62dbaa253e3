import { listSitemapParts } from '@/lib/domain/sharing/sitemap-queries'
import { sitemapIndexXml } from '@/lib/domain/sharing/sitemap-xml'
import { env } from '@/lib/server/env'
import { stranger } from '@/lib/shared/actor'

// Made when it is asked for: a page that was closed a moment ago must not stand in it.
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const parts = (await listSitemapParts(stranger)).map(({ from, to }) => `${from}/${to ?? 'nu'}`)
  const entries = ['sider', ...parts].map((part) => ({ address: `${env.SITE_URL}/sitemaps/${part}` }))
  return new Response(sitemapIndexXml(entries), { headers: { 'content-type': 'application/xml' } })
}
