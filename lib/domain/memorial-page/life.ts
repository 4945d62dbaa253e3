import type { LifeEventView, MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import type { TimelineEventView } from '@/lib/domain/timeline/schema'
import { comparePartialDates, formatYear, type PartialDate } from '@/lib/shared/danish-dates'

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

export type LifeChapter = {
  /** The chapter's anchor on the page. */
  id: string
  title: string
  /** '1938 – 1950' or '1938'; '' when the title is a decade. */
  years: string
  moments: LifeMoment[]
}

type Part = { id: string; title: string; isDecade?: boolean }

// Wide on purpose: a chapter is a part of a life. `until` is the age at which the next one begins.
const ages: (Part & { until: number })[] = [
  { until: 13, id: 'barndom', title: 'Barndommen' },
  { until: 25, id: 'ungdom', title: 'Ungdommen' },
  { until: 45, id: 'voksen', title: 'Voksenlivet' },
  { until: 65, id: 'midt-i-livet', title: 'Midt i livet' },
  { until: Number.POSITIVE_INFINITY, id: 'senere', title: 'De senere år' },
]
const before: Part = { id: 'foer', title: 'Tiden før' }
const since: Part = { id: 'siden', title: 'Tiden efter' }

/**
 * The timeline in chapters, oldest first: by age if the year of birth is known, otherwise by decade. Empty chapters are
 * left out; without events there are none.
 */
export function lifeChapters(life: Pick<MemorialPageView, 'born' | 'died' | 'timeline'>): LifeChapter[] {
  const bornYear = yearOfBirth(life.born.date)
  const moments = lifeMoments(life)
  const birthAt = moments.findIndex(({ kind }) => kind === 'born')
  const deathAt = moments.findIndex(({ kind }) => kind === 'died')
  const chapters: (LifeChapter & { part: Part })[] = []
  let year = 0
  for (const [at, moment] of moments.entries()) {
    const last = chapters.at(-1)
    // An inexact date can seem earlier than the event before it: the year never decreases, so no chapter comes twice.
    year = Math.max(year, moment.event.date ? middleYear(moment.event.date) : 0)
    const part =
      at < birthAt
        ? before
        : deathAt >= 0 && at > deathAt
          ? since
          : moment.event.date
            ? partOf(year, bornYear)
            : last?.part
    // Birth or death without a year joins its neighbour's chapter; alone it would make an empty one.
    const { id, title } = part ?? before
    if (last && (last.id === id || !part)) last.moments.push(moment)
    else chapters.push({ id, title, years: '', moments: [moment], part: part ?? before })
  }
  return chapters.map(({ part, ...chapter }) => ({ ...chapter, years: part.isDecade ? '' : yearsOf(chapter.moments) }))
}

/** The year that ages are counted from; null unless known exactly or approximately. */
function yearOfBirth(date: PartialDate | null): number | null {
  return date && (!date.qualifier || date.qualifier === 'about') ? date.year : null
}

/** A year within the date: 'før 1940' is not in the forties. */
function middleYear({ year, month, qualifier }: PartialDate): number {
  if (month !== undefined) return year
  return qualifier === 'before' ? year - 1 : qualifier === 'after' ? year + 1 : year
}

function partOf(year: number, bornYear: number | null): Part {
  const age = bornYear === null ? -1 : year - bornYear
  const part = age < 0 ? undefined : ages.find(({ until }) => age < until)
  if (part) return part
  const decade = Math.floor(year / 10) * 10
  return { id: `aar-${decade}`, title: `${decade}’erne`, isDecade: true }
}

function yearsOf(moments: LifeMoment[]): string {
  const years = moments.flatMap(({ event: { date } }) => (date ? [formatYear(date)] : []))
  const [first = '', last = ''] = [years[0], years.at(-1)]
  return first === last ? first : `${first} – ${last}`
}
