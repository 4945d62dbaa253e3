import 'server-only'
import { findFiles, type StaticMedia } from '@/lib/domain/memorial-page/static/find-files'
import { drawStatic } from '@/lib/domain/memorial-page/static/make-part'
import { parsePage } from '@/lib/domain/memorial-page/static/static-document'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'

/**
 * The page of a double stone's code as HTML that needs nobody, and the files that it shows. `placeOfPage` is where the copy of
 * a page is, by its slug. Throws where it cannot be drawn.
 */
export async function makeStonePage(
  { code, memorialIds }: { code: string; memorialIds: readonly string[] },
  placeOfPage: (slug: string) => string,
): Promise<{ html: string; media: StaticMedia[] }> {
  const read = parsePage(await drawStatic({ path: `/memorial/qr/${code}/dual` }, null))
  const memorials = await db.memorial.findMany({ where: { id: { in: [...memorialIds] } }, select: { slug: true } })
  const found = await Promise.all(memorialIds.map((id) => findFiles(id, read.addresses)))
  const files = new Map(found.flatMap((each) => [...each]))
  const html = read.written({
    slug: '',
    places: new Map([...files].map(([address, { path }]) => [address, path])),
    pages: new Map(memorials.map(({ slug }) => [slug, placeOfPage(slug)])),
    links: [],
    day: new Date(),
    liveAddress: `${env.SITE_URL}/QR/${code}`,
  })
  return { html, media: [...files.values()].map(({ path, key }) => ({ path, key })) }
}
