import { bindingMonths } from '@/lib/domain/billing/plans'
import { addDays, addMonths, wholeDays } from '@/lib/shared/danish-days'
import { shareOfOere, sumOere } from '@/lib/shared/money'

type LeaveFacts = {
  interval: 'month' | 'year' | 'once'
  orderedAt: Date
  startedAt: Date | null
  periodStart: Date | null
  paidUntil: Date | null
  /** Of the whole period, in øre. */
  priceOere: number
}

export type LeaveTerms = {
  /** Null where there is nothing to leave early. */
  from: Date | null
  isOpen: boolean
  /** For the unused days, in øre; 0 while it is not open. */
  refundOere: number
}

/**
 * When a year can be left at once, and what is paid back: from six months after the agreement. The law gives five
 * months and then a month's notice to the end of a month (forbrugeraftaleloven § 28), which never ends sooner. A month
 * ends by itself before that could help.
 */
export function leaveTerms(facts: LeaveFacts, now: Date): LeaveTerms {
  const { interval, orderedAt } = facts
  const running = runningPeriodOf(facts)
  if (interval !== 'year' || !running) return { from: null, isOpen: false, refundOere: 0 }
  const from = addMonths(orderedAt, bindingMonths)
  const isOpen = now >= from && now < running.paidUntil
  return { from, isOpen, refundOere: isOpen ? restOfPeriodOere(running, now) : 0 }
}

/** The newest paid period; `startedAt`: when the agreement's first one began. */
type RunningPeriod = { startedAt: Date; periodStart: Date; paidUntil: Date; priceOere: number }

/** Null for Livstid and before the first payment. */
export function runningPeriodOf({
  startedAt,
  periodStart,
  paidUntil,
  priceOere,
}: Pick<LeaveFacts, 'startedAt' | 'periodStart' | 'paidUntil' | 'priceOere'>): RunningPeriod | null {
  return startedAt && periodStart && paidUntil ? { startedAt, periodStart, paidUntil, priceOere } : null
}

/**
 * What the days after `now` are worth, in øre rounded up: only whole days that have passed count as used. When the
 * newest period was paid ahead, the days until it begins are worth as much each as its own.
 */
export function restOfPeriodOere({ startedAt, periodStart, paidUntil, priceOere }: RunningPeriod, now: Date): number {
  const days = wholeDays(periodStart, paidUntil)
  if (days === 0 || now >= paidUntil) return 0
  const used = Math.min(wholeDays(periodStart, now), days)
  const ahead = startedAt <= now ? daysUntil(periodStart, now) : 0
  return sumOere([priceOere, -shareOfOere(priceOere, used, days), shareOfOere(priceOere, ahead, days)])
}

/** Days from `now` until `moment`, one that has begun included; 0 when it has passed. */
function daysUntil(moment: Date, now: Date): number {
  const whole = wholeDays(now, moment)
  return addDays(now, whole) < moment ? whole + 1 : whole
}

type ChangeTerms = {
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
