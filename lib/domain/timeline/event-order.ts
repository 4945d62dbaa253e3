import type { TimelineEventView } from '@/lib/domain/timeline/views'
import type { PartialDate } from '@/lib/shared/danish-dates'

/** The order that the server answers in, for a copy in the browser; events of one date stay as they stand. */
export function inTimelineOrder(events: readonly TimelineEventView[]): TimelineEventView[] {
  return events.toSorted(({ date: a }, { date: b }) => a.year - b.year || part(a.month, b.month) || part(a.day, b.day))
}

/** Whether two dates are the same and equally exact: only such events have an order to choose. */
export function isSameDate(a: PartialDate, b: PartialDate): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day
}

function part(a: number | undefined, b: number | undefined): number {
  return (a ?? 0) - (b ?? 0)
}
