import type { PictureView } from '@/lib/domain/pictures/picture-view'
import { orderPartialDates, type PartialDate } from '@/lib/shared/danish-dates'

/** An event as the page and the editor show it. */
export type TimelineEventView = {
  id: string
  title: string
  /** Plain text with line breaks. */
  text: string | null
  date: PartialDate
  place: string | null
  pictures: PictureView[]
  revision: number
}

/** Sorts events, oldest first; stable for events of one date. Used by the server and the browser. */
export function inTimelineOrder<E extends { date: PartialDate }>(events: readonly E[]): E[] {
  return events.toSorted(({ date: a }, { date: b }) => orderPartialDates(a, b))
}
