import { canEditMemorial, canOwnMemorial, type MemberRole, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { type Actor, isFullAdministrator, userIdOf } from '@/lib/shared/actor'

/** The roles an invitation can give. */
export const invitedRoles = ['editor', 'viewer', 'first_reader'] as const
export type InvitedRole = (typeof invitedRoles)[number]

const ranks: Record<MemberRole, number> = { viewer: 0, first_reader: 1, editor: 2, owner: 3 }

/** Whether the role gives more than the current one: an invitation never takes anything away. */
export function isMoreThan(role: MemberRole, held: MemberRole): boolean {
  return ranks[role] > ranks[held]
}

/** Only the owner invites people, changes their roles and removes them. */
export const canManageMembers = canOwnMemorial

/** Owners and editors see how many visits a page has. */
export const canSeeStatistics = canEditMemorial

/** Every member may leave; the owner is refused separately, with the way to do it. */
export function canLeave(actor: Actor, memorial: MemorialSubject): boolean {
  return userIdOf(actor) !== null && memorial.role !== null
}

export function canDecideSuccessions(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
