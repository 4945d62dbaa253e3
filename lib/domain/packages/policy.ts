import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** Making and changing packages and seeing activation codes: full administrators only. */
export const canManagePackages = isFullAdministrator

/** Includes the workshop, which engraves them. */
export function canReadPackages(actor: Actor): boolean {
  return actor.kind === 'administrator'
}

/** For declaring a read or command about packages. */
export const forManagers = { session: 'required', authorize: canManagePackages } as const
export const forReaders = { session: 'required', authorize: canReadPackages } as const

const lowShare = 0.1
/** With this many free codes in all stock, or fewer, the console asks for a new package. */
export const lowStock = 20

/** The last tenth of a package, in codes. */
export function lastOfPackage(count: number): number {
  return Math.ceil(count * lowShare)
}

/** Whether a package is down to its last tenth. A used-up package is not running low. */
export function isRunningLow({ count, free }: { count: number; free: number }): boolean {
  return free > 0 && free < count && free <= lastOfPackage(count)
}

/** Whether so few codes are free in all stock that a new package should be made. */
export function isStockLow(freeCodes: number): boolean {
  return freeCodes <= lowStock
}
