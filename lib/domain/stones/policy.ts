import type { MemberRole } from '@/lib/domain/memorials/policy'
import { type Actor, isFullAdministrator, resellerOf, userIdOf } from '@/lib/shared/actor'

/** What access to the photographs of a code is decided from: `roles` are the actor's own on the pages it leads to. */
export type StoneSubject = { id: string; code: string; resellerId: string | null; roles: MemberRole[] }

/** Those who write the page, the reseller whose code it is, and the house. */
export function canPhotographStone(actor: Actor, stone: StoneSubject): boolean {
  return isFullAdministrator(actor) || isReseller(actor, stone) || holds(actor, stone, ['owner', 'editor'])
}

/** The same, and the workshop that made it. */
export function canSeeStonePhotos(actor: Actor, stone: StoneSubject): boolean {
  return actor.kind === 'administrator' || canPhotographStone(actor, stone)
}

/** What visitors see of the stone is the owner's to decide. */
export function canShowStone(actor: Actor, stone: StoneSubject): boolean {
  return holds(actor, stone, ['owner'])
}

type Photo = { kind: 'finished' | 'mounted'; takenById: string | null }

/** One's own, and for the owner every one of the mounted stone. A certificate of the workshop stays. */
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
