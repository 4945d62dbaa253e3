import { canModerateMemorial, canSeeMemorial, isOpenPage, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { type Actor, userIdOf } from '@/lib/shared/actor'

/** The post a picture came with, as far as it decides who sees the picture. */
export type PictureOrigin = { status: string; userId: string | null; contributorHash: string | null } | null

/** Open to everybody for ever: what any cache on the way may keep. */
export function isOpenPicture(memorial: Pick<MemorialSubject, 'state' | 'visibility'>, origin: PictureOrigin): boolean {
  return isOpenPage(memorial) && (origin === null || origin.status === 'approved')
}

/** Whoever sees the page sees its pictures; those of a post that waits are for its writer and for those who decide. */
export function canSeePicture(actor: Actor, memorial: MemorialSubject, origin: PictureOrigin): boolean {
  if (!canSeeMemorial(actor, memorial)) return false
  if (origin === null || origin.status === 'approved') return true
  return isWriter(actor, origin) || canModerateMemorial(actor, memorial)
}

function isWriter(actor: Actor, origin: NonNullable<PictureOrigin>): boolean {
  const userId = userIdOf(actor)
  if (userId !== null && origin.userId === userId) return true
  return actor.kind !== 'system' && actor.contributorHash !== null && origin.contributorHash === actor.contributorHash
}
