import type { LifeEventView } from '@/lib/domain/memorial-page/page-view'
import type { TimelineEventView } from '@/lib/domain/timeline/views'
import { comparePartialDates, type PartialDate } from '@/lib/shared/danish-dates'

/** An entry of the timeline: an event that the family wrote, or birth or death from the page itself. */
export type LifeMoment = { kind: 'event'; event: TimelineEventView } | { kind: 'born' | 'died'; event: LifeEventView }

type Life = { born: LifeEventView; died: LifeEventView; timeline: readonly TimelineEventView[] }

/**
 * The timeline with birth and death, from events in the order of `readTimeline`. Empty without events: the page's head
 * already shows birth and death. Birth comes before every event not certainly earlier, death after every event not
 * certainly later, so that the parents' wedding comes first and a memorial grove last.
 */
export function lifeMoments({ born, died, timeline }: Life): LifeMoment[] {
  if (timeline.length === 0) return []
  const moments: LifeMoment[] = timeline.map((event) => ({ kind: 'event', event }))
  const isEarlier = ({ event: { date } }: LifeMoment) => isCertain(date, born.date, -1)
  const isLater = (moment: LifeMoment) => !isEarlier(moment) && isCertain(moment.event.date, died.date, 1)
  return [
    ...moments.filter(isEarlier),
    ...(isKnown(born) ? [{ kind: 'born', event: born } as const] : []),
    ...moments.filter((moment) => !isEarlier(moment) && !isLater(moment)),
    ...(isKnown(died) ? [{ kind: 'died', event: died } as const] : []),
    ...moments.filter(isLater),
  ]
}

/** Whether `date` is certainly before (-1) or after (1) `other`. */
function isCertain(date: PartialDate | null, other: PartialDate | null, side: -1 | 1): boolean {
  return date !== null && other !== null && comparePartialDates(date, other) * side > 0
}

function isKnown({ date, place }: LifeEventView): boolean {
  return date !== null || place !== null
}
