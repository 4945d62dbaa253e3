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
const lowStock = 20

/** So many free codes are the last tenth of a package. */
export function lastOfPackage(count: number): number {
  return Math.ceil(count * lowShare)
}

/** The last tenth of a package is being used. One that is used up waits for nothing any more. */
export function isRunningLow({ count, free }: { count: number; free: number }): boolean {
  return free > 0 && free < count && free <= lastOfPackage(count)
}

/** So few free codes in the whole house that a new package should be made. */
export function isStockLow(freeCodes: number): boolean {
  return freeCodes <= lowStock
}
