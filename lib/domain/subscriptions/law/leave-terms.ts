import { bindingMonths } from '@/lib/domain/billing/plans'
import { addMonths, wholeDays } from '@/lib/domain/subscriptions/law/danish-calendar'
import { shareOfOere, sumOere } from '@/lib/shared/money'

export type LeaveFacts = {
  interval: 'month' | 'year' | 'once'
  orderedAt: Date
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
  const { interval, orderedAt, periodStart, paidUntil, priceOere } = facts
  if (interval !== 'year' || !periodStart || !paidUntil) return { from: null, isOpen: false, refundOere: 0 }
  const from = addMonths(orderedAt, bindingMonths)
  const isOpen = now >= from && now < paidUntil
  return { from, isOpen, refundOere: isOpen ? restOfPeriodOere({ periodStart, paidUntil, priceOere }, now) : 0 }
}

export type RunningPeriod = { periodStart: Date; paidUntil: Date; priceOere: number }

/** What the days after `now` are worth, in øre rounded up: only whole days that have passed count as used. */
export function restOfPeriodOere({ periodStart, paidUntil, priceOere }: RunningPeriod, now: Date): number {
  const days = wholeDays(periodStart, paidUntil)
  if (days === 0 || now >= paidUntil) return 0
  return sumOere([priceOere, -shareOfOere(priceOere, Math.min(wholeDays(periodStart, now), days), days)])
}
