import 'server-only'
import { followNewOwner } from '@/lib/domain/members/follow-new-owner'
import { memorialPaths } from '@/lib/domain/memorials/memorial-paths'
import type { RunContext } from '@/lib/server/command'

/**
 * Makes somebody the owner of a held page; whoever owned it becomes an editor, and what hung on that owner comes to
 * nothing. Its codes stay where they are.
 */
export async function changeOwner(context: RunContext, memorialId: string, userId: string): Promise<void> {
  const { tx } = context
  await stepDown(context, memorialId)
  await tx.memorialMember.upsert({
    where: { memorialId_userId: { memorialId, userId } },
    create: { memorialId, userId, role: 'owner' },
    update: { role: 'owner' },
  })
  await followNewOwner(tx, memorialId, userId)
}

/** Makes the owner of a held page an editor, so that it can get another: a page has one owner at any moment. */
export async function stepDown(context: RunContext, memorialId: string): Promise<void> {
  const { tx } = context
  const where = { memorialId, role: 'owner' as const }
  const owner = await tx.memorialMember.findFirst({ where, select: { userId: true } })
  await tx.memorialMember.updateMany({ where, data: { role: 'editor' } })
  if (owner) await tx.memorialFate.deleteMany({ where: { userId: owner.userId, memorialId } })
  await tx.memorial.update({ where: { id: memorialId }, data: { revision: { increment: 1 } } })
  context.refreshPages(await memorialPaths(tx, memorialId))
}
