import 'server-only'
import { layoutPaths } from '@/lib/domain/memorials/layout-paths'
import type { Database } from '@/lib/server/db'

/**
 * Every path under which a memorial's page, or a redirect to it, may be cached: its id, all its slugs ever and the
 * codes linked to it, in each of the three layouts. A command that changes what visitors see passes them to
 * `refreshPages`.
 */
export async function memorialPaths(database: Database, memorialId: string): Promise<string[]> {
  const [slugs, links] = await Promise.all([
    database.memorialSlug.findMany({ where: { memorialId }, select: { slug: true } }),
    database.qrLink.findMany({ where: { memorialId }, select: { qrCode: { select: { code: true } } } }),
  ])
  const keys = [memorialId, ...slugs.map(({ slug }) => slug), ...links.map(({ qrCode }) => qrCode.code)]
  return keys.flatMap((key) => layoutPaths.map((layout) => `/${layout}/${key}`))
}
