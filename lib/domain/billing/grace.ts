import { Temporal } from 'temporal-polyfill'
import { lapse } from '@/lib/domain/billing/plans'

/** The end of the days of grace after a period: the same time of day in Denmark, `lapse.graceDays` days later. */
export function graceEndsAt(paidUntil: Date): Date {
  const end = Temporal.Instant.fromEpochMilliseconds(paidUntil.getTime())
    .toZonedDateTimeISO('Europe/Copenhagen')
    .add({ days: lapse.graceDays })
  return new Date(end.epochMilliseconds)
}
