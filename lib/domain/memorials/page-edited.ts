import 'server-only'
import { memorialPaths } from '@/lib/domain/memorials/memorial-paths'
import type { RunContext } from '@/lib/server/command'

/**
 * Records an edit of a page outside the memorial's own row: updates lastmod in the sitemap and purges cached copies.
 * Not for visitors' posts: every candle would write to the memorial's row, on which all of them would contend.
 */
export async function pageEdited({ tx, refreshPages }: RunContext, memorialId: string): Promise<void> {
  await tx.memorial.update({ where: { id: memorialId }, data: { updatedAt: new Date() }, select: { id: true } })
  refreshPages(await memorialPaths(tx, memorialId))
}
