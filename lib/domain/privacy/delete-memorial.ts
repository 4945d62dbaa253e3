import 'server-only'
import { removePagePictures } from '@/lib/domain/media/remove-page-pictures'
import { memorialPaths } from '@/lib/domain/memorials/memorial-paths'
import type { CodeActor } from '@/lib/domain/qr-codes/code-row'
import { looseFromCodes } from '@/lib/domain/qr-codes/loose-from-codes'
import type { RunContext } from '@/lib/server/command'

/**
 * Deletes a page with everything on it: pictures (their files by a job), posts, members, former addresses. Its codes
 * lead nowhere afterwards. Whether the actor may is the caller's to check.
 */
export async function deleteMemorial(
  context: Pick<RunContext, 'tx' | 'enqueue' | 'refreshPages'>,
  memorialId: string,
  actor: CodeActor,
): Promise<void> {
  const { tx } = context
  // Afterwards nobody knows these addresses any more.
  context.refreshPages(await memorialPaths(tx, memorialId))
  await looseFromCodes(context, memorialId, actor)
  await removePagePictures(context, memorialId)
  await tx.notification.deleteMany({ where: { memorialId } })
  await tx.memorial.delete({ where: { id: memorialId } })
}
