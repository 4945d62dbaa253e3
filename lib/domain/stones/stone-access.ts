import 'server-only'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { canSeeStonePhotos, type StoneSubject } from '@/lib/domain/stones/policy'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, resellerOf, userIdOf } from '@/lib/shared/actor'

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * The code of a stone with the actor's roles. Throws QR_CODE_UNKNOWN for unknown codes and for actors who may not see
 * its photographs.
 */
export async function getStoneSubject(actor: Actor, key: { code: string } | { id: string }): Promise<StoneSubject> {
  const row = await db.qrCode.findUnique({
    where: key,
    select: {
      id: true,
      code: true,
      resellerId: true,
      links: {
        select: {
          memorial: {
            select: { members: { where: { userId: userIdOf(actor) ?? nobody }, select: { role: true } } },
          },
        },
      },
    },
  })
  const roles = row?.links.flatMap(({ memorial }) => memorial.members.map(({ role }) => role)) ?? []
  const stone = row && { id: row.id, code: row.code, resellerId: row.resellerId, roles }
  if (!stone || !canSeeStonePhotos(actor, stone)) throw new QrCodeError('QR_CODE_UNKNOWN')
  return stone
}

/** A photograph with its code. Throws NOT_FOUND in the same cases. */
export async function getPhotoSubject(actor: Actor, id: string) {
  const photo = await db.stonePhoto.findUnique({
    where: { id },
    select: { id: true, kind: true, takenById: true, isThisCode: true, storageKey: true, qrCodeId: true },
  })
  if (!photo) throw new DomainError('NOT_FOUND')
  try {
    return { photo, stone: await getStoneSubject(actor, { id: photo.qrCodeId }) }
  } catch (error) {
    if (error instanceof DomainError) throw new DomainError('NOT_FOUND')
    throw error
  }
}

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
