import { orderPartialDates, type PartialDate } from '@/lib/shared/danish-dates'

/** Sorts events, oldest first; stable for events of one date. Used by the server and the browser. */
export function inTimelineOrder<E extends { date: PartialDate }>(events: readonly E[]): E[] {
  return events.toSorted(({ date: a }, { date: b }) => orderPartialDates(a, b))
}
