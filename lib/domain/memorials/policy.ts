import { type Actor, isFullAdministrator, userIdOf } from '@/lib/shared/actor'
import { isOpenByFamily, isOpenPage, type Openness } from '@/lib/shared/open-page'

export type MemberRole = 'owner' | 'editor' | 'viewer' | 'first_reader'

/** What decides access to a memorial; `role` is the actor's role on it. */
export type MemorialSubject = Openness & { id: string; slug: string; role: MemberRole | null }

/** Open but for the operator's hiding: visitors are told so, because stones lead here (docs/decisions/050). */
export function isHiddenPage(memorial: Openness): boolean {
  return memorial.hiddenAt !== null && isOpenByFamily(memorial)
}

/**
 * Open pages are for all. Drafts and archived pages are for owners and editors (drafts also for first readers), private
 * pages for members, pages hidden by the operator for owners and editors. Full administrators see all.
 */
export function canSeeMemorial(actor: Actor, memorial: MemorialSubject): boolean {
  if (actor.kind === 'system' || isFullAdministrator(actor)) return true
  if (isOpenPage(memorial)) return true
  if (memorial.role === 'owner' || memorial.role === 'editor') return true
  if (memorial.hiddenAt !== null) return false
  if (memorial.role === 'first_reader') return memorial.state !== 'archived'
  return memorial.role === 'viewer' && memorial.state !== 'draft' && memorial.state !== 'archived'
}

/** Owners and editors edit the page; administrators do not. */
export function canEditMemorial(actor: Actor, memorial: MemorialSubject): boolean {
  return userIdOf(actor) !== null && (memorial.role === 'owner' || memorial.role === 'editor')
}

/** Only the owner decides on codes, visibility and members. */
export function canOwnMemorial(actor: Actor, memorial: MemorialSubject): boolean {
  return userIdOf(actor) !== null && memorial.role === 'owner'
}

/** Owners, editors and first readers see the queue and moderate posts. */
export function canModerateMemorial(actor: Actor, memorial: MemorialSubject): boolean {
  return canEditMemorial(actor, memorial) || (userIdOf(actor) !== null && memorial.role === 'first_reader')
}

/** Visitors can post on every published page they can see, except a hidden one. */
export function canContribute(actor: Actor, memorial: MemorialSubject): boolean {
  if (memorial.hiddenAt !== null) return false
  return canSeeMemorial(actor, memorial) && (memorial.state === 'published' || memorial.state === 'memorialised')
}
