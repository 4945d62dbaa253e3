import { type Actor, isFullAdministrator, userIdOf } from '@/lib/shared/actor'

export type MemberRole = 'owner' | 'editor' | 'viewer' | 'first_reader'

/** What access to a memorial is decided from: `role` is the asking actor's own role on it. */
export type MemorialSubject = {
  id: string
  slug: string
  state: 'draft' | 'published' | 'archived' | 'memorialised'
  visibility: 'public' | 'unlisted' | 'members'
  /** Set while the house keeps the page from visitors. */
  hiddenAt: Date | null
  role: MemberRole | null
}

type Openness = Pick<MemorialSubject, 'state' | 'visibility' | 'hiddenAt'>

/** Open to everybody who has the address: what the shared page cache may hold. */
export function isOpenPage(memorial: Openness): boolean {
  return memorial.hiddenAt === null && isOpenByFamily(memorial)
}

/** Open to everybody but for the house: whoever comes is told so, since stones lead here (docs/decisions/050). */
export function isHiddenPage(memorial: Openness): boolean {
  return memorial.hiddenAt !== null && isOpenByFamily(memorial)
}

function isOpenByFamily({ state, visibility }: Openness): boolean {
  return (state === 'published' || state === 'memorialised') && visibility !== 'members'
}

/**
 * Open pages for all; drafts, archived and private pages for members; what the house hid for owners and editors alone;
 * all of them for administrators of the house.
 */
export function canSeeMemorial(actor: Actor, memorial: MemorialSubject): boolean {
  if (actor.kind === 'system' || isFullAdministrator(actor)) return true
  if (isOpenPage(memorial)) return true
  if (memorial.role === 'owner' || memorial.role === 'editor') return true
  if (memorial.hiddenAt !== null) return false
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

/** Visitors write on every page they can see once it is published; nobody on one that is hidden. */
export function canContribute(actor: Actor, memorial: MemorialSubject): boolean {
  if (memorial.hiddenAt !== null) return false
  return canSeeMemorial(actor, memorial) && (memorial.state === 'published' || memorial.state === 'memorialised')
}
