import type { LifeEventView } from '@/lib/domain/memorial-page/page-view'
import type { TimelineEventView } from '@/lib/domain/timeline/views'
import { comparePartialDates, type PartialDate } from '@/lib/shared/danish-dates'

/** One place in the line of a life: an event of the family's, or the beginning or the end that the page itself knows. */
export type LifeMoment = { kind: 'event'; event: TimelineEventView } | { kind: 'born' | 'died'; event: LifeEventView }

type Life = { born: LifeEventView; died: LifeEventView; timeline: readonly TimelineEventView[] }

/**
 * A life in its order, from the events as `readTimeline` orders them; empty when the family has told of none, for birth
 * and death alone stand at the head of the page. Birth goes before everything that is not known to lie earlier, death
 * after everything that is not known to lie later: parents' wedding and a memorial grove keep their places.
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

/** Whether `date` is known to lie before (-1) or after (1) the other. */
function isCertain(date: PartialDate | null, other: PartialDate | null, side: -1 | 1): boolean {
  return date !== null && other !== null && comparePartialDates(date, other) * side > 0
}

function isKnown({ date, place }: LifeEventView): boolean {
  return date !== null || place !== null
}
