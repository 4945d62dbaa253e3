import 'server-only'
import { layoutPaths } from '@/lib/domain/memorials/layout-paths'
import type { Database } from '@/lib/server/db'

/**
 * Every address under which a memorial's page, or a redirect to it, may be cached: its id, all slugs it ever had and
 * the codes that lead to it, in each of the three layouts. Pass them to `refreshPages` of a command that changes anything a visitor sees.
 */
export async function memorialPaths(database: Database, memorialId: string): Promise<string[]> {
  const [slugs, links] = await Promise.all([
    database.memorialSlug.findMany({ where: { memorialId }, select: { slug: true } }),
    database.qrLink.findMany({ where: { memorialId }, select: { qrCode: { select: { code: true } } } }),
  ])
  const keys = [memorialId, ...slugs.map(({ slug }) => slug), ...links.map(({ qrCode }) => qrCode.code)]
  return keys.flatMap((key) => layoutPaths.map((layout) => `/${layout}/${key}`))
}
