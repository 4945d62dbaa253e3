import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** Making packages, and taking activation codes out of the house, is for administrators of the whole house. */
export function canManagePackages(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

/** The workshop reads packages too: it engraves them. */
export function canReadPackages(actor: Actor): boolean {
  return actor.kind === 'administrator'
}

const lowShare = 0.1
const lowCount = 2

/** A tenth or less is left, or hardly any. */
export function isRunningLow({ count, free }: { count: number; free: number }): boolean {
  return free <= Math.max(lowCount, count * lowShare)
}
