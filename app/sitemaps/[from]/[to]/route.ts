import { sitemapPartRange } from '@/lib/domain/sharing/schema'
import { listSitemapPart } from '@/lib/domain/sharing/sitemap-queries'
import { sitemapXml } from '@/lib/domain/sharing/sitemap-xml'
import { env } from '@/lib/server/env'
import { outsider } from '@/lib/shared/actor'

type Context = { params: Promise<{ from: string; to: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const range = sitemapPartRange.safeParse(await params)
  if (!range.success) return new Response(null, { status: 404 })
  const pages = await listSitemapPart(outsider, range.data)
  const entries = pages.map(({ slug, changedAt }) => ({ address: `${env.SITE_URL}/memorial/${slug}`, changedAt }))
  return new Response(sitemapXml(entries), { headers: { 'content-type': 'application/xml' } })
}
