import {
  canEditMemorial,
  canModerateMemorial,
  canSeeMemorial,
  type MemorialSubject,
} from '@/lib/domain/memorials/policy'
import { type Actor, isFullAdministrator, userIdOf } from '@/lib/shared/actor'
import { isOpenPage } from '@/lib/shared/open-page'

/** The post a picture came with: the columns that decide who sees the picture. */
export type PictureOrigin = { status: string; userId: string | null; contributorHash: string | null } | null

/**
 * What decides, besides the page, who sees a file. `isHidden`: the operator took it down, or it is a cut picture that
 * nobody has accepted. `isWithheld`: music that the family does not show, or whose rights nobody has stated.
 */
export type PictureSubject = { origin: PictureOrigin; isHidden: boolean; isWithheld: boolean }

/** Whether everybody may see the picture, so that caches may keep it. */
export function isOpenPicture(
  memorial: Pick<MemorialSubject, 'state' | 'visibility' | 'hiddenAt'>,
  { origin, isHidden, isWithheld }: PictureSubject,
): boolean {
  return !isHidden && !isWithheld && isOpenPage(memorial) && (origin === null || origin.status === 'approved')
}

/**
 * A page's pictures are visible to all who see the page. Those of a pending post are for its writer and moderators;
 * what the operator took down is for the page's writers and full administrators, and withheld music for its writers.
 */
export function canSeePicture(
  actor: Actor,
  memorial: MemorialSubject,
  { origin, isHidden, isWithheld }: PictureSubject,
): boolean {
  if (!canSeeMemorial(actor, memorial)) return false
  // A complaint requires another look at what was taken down.
  if (isFullAdministrator(actor) && (isHidden || origin?.status === 'hidden')) return true
  if (isHidden || isWithheld) return canEditMemorial(actor, memorial)
  if (origin === null || origin.status === 'approved') return true
  return isWriter(actor, origin) || canModerateMemorial(actor, memorial)
}

function isWriter(actor: Actor, origin: NonNullable<PictureOrigin>): boolean {
  const userId = userIdOf(actor)
  if (userId !== null && origin.userId === userId) return true
  return actor.kind !== 'system' && actor.contributorHash !== null && origin.contributorHash === actor.contributorHash
}
