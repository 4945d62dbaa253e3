import 'server-only'
import { memorialPaths } from '@/lib/domain/memorials/memorial-paths'
import type { RunContext } from '@/lib/server/command'

/**
 * Tells that a page's people changed what it says, where the change stands in other rows than the memorial's own: search
 * engines learn the day (lastmod in the sitemap), and the cached copies are forgotten. Not for visitors' posts: every
 * candle would write in the row that all others point to.
 */
export async function pageEdited({ tx, refreshPages }: RunContext, memorialId: string): Promise<void> {
  await tx.memorial.update({ where: { id: memorialId }, data: { updatedAt: new Date() }, select: { id: true } })
  refreshPages(await memorialPaths(tx, memorialId))
}
