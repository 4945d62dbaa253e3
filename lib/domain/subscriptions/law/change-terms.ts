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

/** What a change that begins at once costs at `now`. `running` is null where nothing is paid ahead. */
export function changeTerms(priceOere: number, running: RunningPeriod | null, now: Date): ChangeTerms {
  const deductedOere = running ? restOfPeriodOere(running, now) : 0
  return { priceOere, deductedOere, toPayOere: sumOere([priceOere, -deductedOere]) }
}
