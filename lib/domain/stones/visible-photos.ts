import 'server-only'
import type { StoneSubject } from '@/lib/domain/stones/policy'
import { db, type Prisma } from '@/lib/server/db'
import { type Actor, resellerOf } from '@/lib/shared/actor'

/**
 * Filters the photographs of a stone for an actor who passes `canSeeStonePhotos`. Staff and the page's writers see all,
 * a reseller the workshop's and its own members': photographs by the family are private.
 */
export async function visiblePhotos(
  actor: Actor,
  { roles }: Pick<StoneSubject, 'roles'>,
): Promise<Prisma.StonePhotoWhereInput> {
  const reseller = resellerOf(actor)
  if (actor.kind === 'administrator' || !reseller || roles.some((role) => role === 'owner' || role === 'editor'))
    return {}
  const people = await db.resellerMember.findMany({ where: { resellerId: reseller.id }, select: { userId: true } })
  return { OR: [{ kind: 'finished' }, { takenById: { in: people.map(({ userId }) => userId) } }] }
}
