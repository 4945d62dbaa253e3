import 'server-only'
import type { StoneSubject } from '@/lib/domain/stones/policy'
import { db, type Prisma } from '@/lib/server/db'
import { type Actor, resellerOf } from '@/lib/shared/actor'

/**
 * Which photographs of a stone this actor sees, who was found to see any. Whoever writes the page and the house: all. A
 * reseller: the workshop's and those of its own people. What a family photographs at its grave is the family's.
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
