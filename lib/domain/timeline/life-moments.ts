import type { LifeEventView } from '@/lib/domain/memorials/page-view'
import type { TimelineEventView } from '@/lib/domain/timeline/views'
import { comparePartialDates } from '@/lib/shared/danish-dates'

/** One place in the line of a life: an event of the family's, or the beginning or the end that the page itself knows. */
export type LifeMoment = { kind: 'event'; event: TimelineEventView } | { kind: 'born' | 'died'; event: LifeEventView }

type Life = { born: LifeEventView; died: LifeEventView; timeline: readonly TimelineEventView[] }

/**
 * A life in its order, from the events as `listTimeline` orders them; empty when the family has told of none, for birth
 * and death alone stand at the head of the page. Birth goes before everything that is not known to lie earlier, death
 * after everything that is not known to lie later: parents' wedding and a memorial grove keep their places.
 */
export function lifeMoments({ born, died, timeline }: Life): LifeMoment[] {
  if (timeline.length === 0) return []
  const moments: LifeMoment[] = timeline.map((event) => ({ kind: 'event', event }))
  if (isKnown(born)) {
    const at = timeline.findIndex(({ date }) => !born.date || comparePartialDates(date, born.date) >= 0)
    moments.splice(at < 0 ? moments.length : at, 0, { kind: 'born', event: born })
  }
  if (isKnown(died)) {
    const { date: end } = died
    const later = end
      ? moments.findIndex(
          ({ kind, event }) => kind === 'event' && event.date && comparePartialDates(event.date, end) > 0,
        )
      : -1
    moments.splice(later < 0 ? moments.length : later, 0, { kind: 'died', event: died })
  }
  return moments
}

function isKnown({ date, place }: LifeEventView): boolean {
  return date !== null || place !== null
}
