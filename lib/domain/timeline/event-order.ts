import { orderPartialDates, type PartialDate } from '@/lib/shared/danish-dates'

/** Oldest first, the same on the server and in a browser; events of one date stay as they stand. */
export function inTimelineOrder<E extends { date: PartialDate }>(events: readonly E[]): E[] {
  return events.toSorted(({ date: a }, { date: b }) => orderPartialDates(a, b))
}
