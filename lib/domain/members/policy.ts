import { canEditMemorial, canOwnMemorial, type MemberRole, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { type Actor, isFullAdministrator, userIdOf } from '@/lib/shared/actor'

const ranks: Record<MemberRole, number> = { viewer: 0, first_reader: 1, editor: 2, owner: 3 }

/** Whether the role gives more than the one that is held already: an invitation never takes anything away. */
export function isMoreThan(role: MemberRole, held: MemberRole): boolean {
  return ranks[role] > ranks[held]
}

/** The owner alone asks people in, changes what they may, and lets them go. */
export const canManageMembers = canOwnMemorial

/** Owners and editors see how many come. */
export const canSeeStatistics = canEditMemorial

/** Whoever takes part may leave; whether the owner can is told apart, with the way to do it. */
export function canLeave(actor: Actor, memorial: MemorialSubject): boolean {
  return userIdOf(actor) !== null && memorial.role !== null
}

export function canDecideSuccessions(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
