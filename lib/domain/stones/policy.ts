import type { MemberRole } from '@/lib/domain/memorials/policy'
import { type Actor, isFullAdministrator, resellerOf, userIdOf } from '@/lib/shared/actor'

/** What access to a code's photographs depends on: `roles` are the actor's on the pages it leads to. */
export type StoneSubject = { id: string; code: string; resellerId: string | null; roles: MemberRole[] }

/** The page's writers, the code's reseller and administrators. */
export function canPhotographStone(actor: Actor, stone: StoneSubject): boolean {
  return isFullAdministrator(actor) || isReseller(actor, stone) || holds(actor, stone, ['owner', 'editor'])
}

/** The same, and the workshop. */
export function canSeeStonePhotos(actor: Actor, stone: StoneSubject): boolean {
  return actor.kind === 'administrator' || canPhotographStone(actor, stone)
}

/** Only the owner decides what visitors see of the stone. */
export function canShowStone(actor: Actor, stone: StoneSubject): boolean {
  return holds(actor, stone, ['owner'])
}

type Photo = { kind: 'finished' | 'mounted'; takenById: string | null }

/** One's own photographs; owners and administrators: all of the mounted stone. The workshop's certificates stay. */
export function canDeletePhoto(actor: Actor, stone: StoneSubject, photo: Photo): boolean {
  if (photo.kind !== 'mounted') return false
  const userId = userIdOf(actor)
  const isOwn = userId !== null && photo.takenById === userId && canPhotographStone(actor, stone)
  return isOwn || canShowStone(actor, stone) || isFullAdministrator(actor)
}

function isReseller(actor: Actor, { resellerId }: StoneSubject): boolean {
  const reseller = resellerOf(actor)
  return reseller !== null && reseller.id === resellerId
}

function holds(actor: Actor, { roles }: StoneSubject, wanted: MemberRole[]): boolean {
  return userIdOf(actor) !== null && roles.some((role) => wanted.includes(role))
}
