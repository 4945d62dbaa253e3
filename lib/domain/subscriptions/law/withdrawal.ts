import type { Temporal } from 'temporal-polyfill'
import { withdrawalDays } from '@/lib/domain/billing/plans'
import { addMonths, easterSunday, endOfDay, inDenmark, wholeDays } from '@/lib/shared/danish-days'
import { shareOfOere, sumOere } from '@/lib/shared/money'

/** Maundy Thursday to the second day of Pentecost; store bededag is no public holiday since 2024 (lov nr. 214/2023). */
const daysFromEaster = [-3, -2, 0, 1, 39, 49, 50]
/** New Year's Day, Constitution Day, Christmas with its eve, New Year's Eve. */
const fixedDays = ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31']

/** Whether a deadline of the consumer that ends on this day is moved: forbrugeraftaleloven § 19, stk. 6. */
function isDayOfRest(day: Temporal.PlainDate): boolean {
  if (day.dayOfWeek >= 6 || fixedDays.includes(day.toString().slice(5))) return true
  const easter = easterSunday(day.year)
  return daysFromEaster.some((days) => easter.add({ days }).equals(day))
}

/**
 * The first moment at which a purchase can no longer be regretted: 14 days from the day after the agreement
 * (forbrugeraftaleloven § 19, stk. 1 and 2), at midnight in Denmark. A deadline on a Saturday, Sunday, public holiday,
 * Constitution Day, 24 or 31 December ends with the next working day (§ 19, stk. 6).
 */
export function withdrawalDeadline(orderedAt: Date): Date {
  let last = inDenmark(orderedAt).toPlainDate().add({ days: withdrawalDays })
  while (isDayOfRest(last)) last = last.add({ days: 1 })
  return endOfDay(last)
}

/**
 * The end of the time in which the newest agreement can be regretted: the order, or a later period that its payer chose
 * to pay, which is an agreement of its own.
 */
export function regretEndOf({ orderedAt, renewedAt }: { orderedAt: Date; renewedAt: Date | null }): Date {
  return withdrawalDeadline(renewedAt ?? orderedAt)
}

/**
 * When a plan begins without the consent to begin at once: when it can no longer be regretted. Days before that would
 * be had for nothing.
 */
export function startWithoutConsent(orderedAt: Date): Date {
  return withdrawalDeadline(orderedAt)
}

type WithdrawalFacts = {
  /** What was paid and not paid back, in øre; 0 before payment. */
  paidOere: number
  /** Of the whole period, in øre. */
  priceOere: number
  /** Whether the payer asked for it to begin at once. */
  hasConsent: boolean
  periodStart: Date | null
  paidUntil: Date | null
  /** The end of what an earlier agreement had paid for already: those days cost nothing here. */
  coveredUntil: Date | null
}

/**
 * Livstid as a period whose days can be counted: it has no end to take a share of, so a day of it costs what a day of a
 * year of Premium does. `yearOere`: the price of that year when Livstid was ordered.
 */
export function livstidAsYear(
  periodStart: Date | null,
  yearOere: number,
): Pick<WithdrawalFacts, 'priceOere' | 'paidUntil'> {
  return { priceOere: yearOere, paidUntil: periodStart && addMonths(periodStart, 12) }
}

/**
 * What is paid back when a purchase is regretted at `now`, in øre. Days used are kept only after an express request to
 * begin (forbrugeraftaleloven § 25): price × whole days used / days of the period, rounded down. Never below zero.
 */
export function withdrawalRefund(facts: WithdrawalFacts, now: Date): number {
  const { paidOere, priceOere, hasConsent, periodStart, paidUntil, coveredUntil } = facts
  if (!hasConsent || !periodStart || !paidUntil) return paidOere
  const days = wholeDays(periodStart, paidUntil)
  const from = coveredUntil && coveredUntil > periodStart ? coveredUntil : periodStart
  const used = Math.min(wholeDays(from, now), days)
  if (days === 0) return paidOere
  return Math.max(0, sumOere([paidOere, -shareOfOere(priceOere, used, days)]))
}
