import { type Actor, isFullAdministrator, userIdOf } from '@/lib/shared/actor'

export type MemberRole = 'owner' | 'editor' | 'viewer' | 'first_reader'

/** What access to a memorial is decided from: `role` is the asking actor's own role on it. */
export type MemorialSubject = {
  id: string
  slug: string
  state: 'draft' | 'published' | 'archived' | 'memorialised'
  visibility: 'public' | 'unlisted' | 'members'
  role: MemberRole | null
}

/** Open to everybody who has the address: what the shared page cache may hold. */
export function isOpenPage(memorial: Pick<MemorialSubject, 'state' | 'visibility'>): boolean {
  return (memorial.state === 'published' || memorial.state === 'memorialised') && memorial.visibility !== 'members'
}

/** Open pages for all; drafts, archived and private pages for members; all of them for administrators of the house. */
export function canSeeMemorial(actor: Actor, memorial: MemorialSubject): boolean {
  if (actor.kind === 'system' || isFullAdministrator(actor)) return true
  if (isOpenPage(memorial)) return true
  if (memorial.role === 'owner' || memorial.role === 'editor') return true
  if (memorial.role === 'first_reader') return memorial.state !== 'archived'
  return memorial.role === 'viewer' && memorial.state !== 'draft' && memorial.state !== 'archived'
}

/** Owners and editors write the page. Administrators help by other means than writing in a family's page. */
export function canEditMemorial(actor: Actor, memorial: MemorialSubject): boolean {
  return userIdOf(actor) !== null && (memorial.role === 'owner' || memorial.role === 'editor')
}

/** The owner alone decides what reaches beyond the page: codes, visibility, members. */
export function canOwnMemorial(actor: Actor, memorial: MemorialSubject): boolean {
  return userIdOf(actor) !== null && memorial.role === 'owner'
}

/** Owners, editors and first readers see the queue and decide on posts. */
export function canModerateMemorial(actor: Actor, memorial: MemorialSubject): boolean {
  return canEditMemorial(actor, memorial) || (userIdOf(actor) !== null && memorial.role === 'first_reader')
}

/** Visitors write on every page they can see once it is published. */
export function canContribute(actor: Actor, memorial: MemorialSubject): boolean {
  return canSeeMemorial(actor, memorial) && (memorial.state === 'published' || memorial.state === 'memorialised')
}
