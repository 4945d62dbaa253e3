import 'server-only'
import { followNewOwner } from '@/lib/domain/members/follow-new-owner'
import { refusalDays } from '@/lib/domain/members/schema'
import { memorialPaths } from '@/lib/domain/memorials/memorial-paths'
import type { RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { formatDate } from '@/lib/shared/danish-time'

type Request = { memorialId: string; userId: string; createdAt: Date }

/** The first moment at which a page that has an owner can be given to its successor. */
export function grantableFrom(createdAt: Date): Date {
  return new Date(createdAt.getTime() + refusalDays * 86_400_000)
}

/**
 * Makes the successor owner and the former owner an editor. A page that strangers can read is kept open from now on
 * (memorialised): its owner is gone and left it so (docs/decisions/032). Throws SUCCESSION_EARLY.
 */
export async function giveToSuccessor(context: RunContext, request: Request, ownerId: string | null): Promise<void> {
  const { tx } = context
  const { memorialId, userId } = request
  const from = grantableFrom(request.createdAt)
  if (ownerId && from > new Date()) throw new DomainError('SUCCESSION_EARLY', { date: formatDate(from) })
  // First down, then up: a page has one owner at any moment.
  await tx.memorialMember.updateMany({ where: { memorialId, role: 'owner' }, data: { role: 'editor' } })
  await tx.memorialMember.upsert({
    where: { memorialId_userId: { memorialId, userId } },
    create: { memorialId, userId, role: 'owner' },
    update: { role: 'owner' },
  })
  if (ownerId) await tx.memorialFate.deleteMany({ where: { userId: ownerId, memorialId } })
  await tx.memorial.updateMany({ where: { id: memorialId, state: 'published' }, data: { state: 'memorialised' } })
  await tx.memorial.update({ where: { id: memorialId }, data: { revision: { increment: 1 } } })
  await followNewOwner(tx, memorialId, userId)
  context.refreshPages(await memorialPaths(tx, memorialId))
}
