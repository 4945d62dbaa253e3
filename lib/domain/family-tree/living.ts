import { danishDay } from '@/lib/shared/danish-time'

/** Nobody has lived longer in Denmark than some 115 years, and few beyond 110. */
export const livingForYears = 110

export type LifeFacts = {
  diedYear: number | null
  isDead: boolean
  /** The latest possible year of birth, or null. */
  bornNoLater: number | null
}

/**
 * Whether a person counts as living: nothing says that they died, and they may have been born less than 110 years ago.
 * Without any date in the family to go by, a person counts as living. The Danish calendar decides what year it is.
 */
export function isLiving({ diedYear, isDead, bornNoLater }: LifeFacts, now: Date): boolean {
  if (isDead || diedYear !== null) return false
  return bornNoLater === null || bornNoLater > livingSince(now)
}

/** Who was born in this year or before it does not count as living. */
export function livingSince(now: Date): number {
  return Number(danishDay(now).slice(0, 4)) - livingForYears - 1
}
