import { type RunningPeriod, restOfPeriodOere } from '@/lib/domain/subscriptions/law/leave-terms'
import { sumOere } from '@/lib/shared/money'

export type ChangeTerms = {
  /** Of the new period, in øre. */
  priceOere: number
  /** The unused part of the running period, in øre rounded up. */
  deductedOere: number
  /** Their difference; below 1 the change cannot be made now. */
  toPayOere: number
}

/**
 * What a change that begins at once costs at `now`. `running` is null where nothing is paid ahead; `leftOere`: what was
 * paid for it and not paid back, in øre, above which nothing is deducted.
 */
export function changeTerms(
  priceOere: number,
  running: RunningPeriod | null,
  now: Date,
  leftOere = Number.MAX_SAFE_INTEGER,
): ChangeTerms {
  const deductedOere = running ? Math.min(restOfPeriodOere(running, now), leftOere) : 0
  return { priceOere, deductedOere, toPayOere: sumOere([priceOere, -deductedOere]) }
}
