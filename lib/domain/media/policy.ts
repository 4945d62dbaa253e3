import {
  canEditMemorial,
  canModerateMemorial,
  canSeeMemorial,
  isOpenPage,
  type MemorialSubject,
} from '@/lib/domain/memorials/policy'
import { type Actor, isFullAdministrator, userIdOf } from '@/lib/shared/actor'

/** The post a picture came with, as far as it decides who sees the picture. */
export type PictureOrigin = { status: string; userId: string | null; contributorHash: string | null } | null

/** What decides who sees a file beside its page: `isHidden` when the house took it down. */
export type PictureSubject = { origin: PictureOrigin; isHidden: boolean }

/** Open to everybody for ever: what any cache on the way may keep. */
export function isOpenPicture(
  memorial: Pick<MemorialSubject, 'state' | 'visibility' | 'hiddenAt'>,
  { origin, isHidden }: PictureSubject,
): boolean {
  return !isHidden && isOpenPage(memorial) && (origin === null || origin.status === 'approved')
}

/**
 * Whoever sees the page sees its pictures; those of a post that waits are for its writer and for those who decide, what
 * the house took down for those who write the page, and for the house.
 */
export function canSeePicture(actor: Actor, memorial: MemorialSubject, { origin, isHidden }: PictureSubject): boolean {
  if (!canSeeMemorial(actor, memorial)) return false
  // What was taken down is looked at again when somebody complains.
  if (isFullAdministrator(actor) && (isHidden || origin?.status === 'hidden')) return true
  if (isHidden) return canEditMemorial(actor, memorial)
  if (origin === null || origin.status === 'approved') return true
  return isWriter(actor, origin) || canModerateMemorial(actor, memorial)
}

function isWriter(actor: Actor, origin: NonNullable<PictureOrigin>): boolean {
  const userId = userIdOf(actor)
  if (userId !== null && origin.userId === userId) return true
  return actor.kind !== 'system' && actor.contributorHash !== null && origin.contributorHash === actor.contributorHash
}
