import { lapse } from '@/lib/domain/billing/plans'
import { addDays } from '@/lib/shared/danish-days'

/** The end of the days of grace after a period: the same time of day in Denmark, `lapse.graceDays` days later. */
export function graceEndsAt(paidUntil: Date): Date {
  return addDays(paidUntil, lapse.graceDays)
}
