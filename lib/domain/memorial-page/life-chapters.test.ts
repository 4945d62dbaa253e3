import { describe, expect, it } from 'vitest'
import { lifeChapters } from '@/lib/domain/memorial-page/life-chapters'
import type { TimelineEventView } from '@/lib/domain/timeline/views'

const event = (year: number): TimelineEventView => ({
  id: String(year),
  title: `Noget i ${year}`,
  text: null,
  date: { year },
  place: null,
  pictures: [],
  revision: 1,
})
const nowhere = { date: null, place: null }
const told = (life: Parameters<typeof lifeChapters>[0]) =>
  lifeChapters(life).map(({ title, years, moments }) => [title, years, moments.length])

describe('the chapters of a life', () => {
  it('go by age if the year of birth is known, without empty ones', () => {
    const life = {
      born: { date: { year: 1938, month: 5, day: 3 }, place: 'Bovbjerg' },
      died: { date: { year: 2024, month: 11 }, place: null },
      timeline: [1945, 1952, 1959, 1961, 2003].map(event),
    }
    expect(told(life)).toEqual([
      ['Barndommen', '1938 – 1945', 2],
      ['Ungdommen', '1952 – 1961', 3],
      ['De senere år', '2003 – 2024', 2],
    ])
  })

  it('separate events before birth and after death', () => {
    const life = {
      born: { date: { year: 1950 }, place: null },
      died: { date: { year: 1956 }, place: null },
      timeline: [1948, 1954, 1960].map(event),
    }
    expect(told(life)).toEqual([
      ['Tiden før', '1948', 1],
      ['Barndommen', '1950 – 1956', 3],
      ['Tiden efter', '1960', 1],
    ])
  })

  it('go by decade if the year of birth is unknown', () => {
    const life = { born: nowhere, died: { date: { year: 1999 }, place: null }, timeline: [1961, 1969, 1975].map(event) }
    expect(told(life)).toEqual([
      ['1960’erne', '', 2],
      ['1970’erne', '', 1],
      ['1990’erne', '', 1],
    ])
  })

  it('show date qualifiers, and none comes twice', () => {
    const at = (date: TimelineEventView['date']) => ({ ...event(date.year), date })
    const timeline = [
      at({ year: 1930, qualifier: 'decade' }),
      at({ year: 1940, qualifier: 'about' }),
      at({ year: 2003, qualifier: 'about' }),
    ]
    const dates = { born: { date: { year: 1936 }, place: null }, died: { date: { year: 1999 }, place: null } }
    expect(told({ ...dates, timeline })).toEqual([
      ['Barndommen', '1936 – ca. 1940', 3],
      ['De senere år', 'ca. 2003 – 1999', 2],
    ])
    const unsure = { ...nowhere, date: { year: 1940, qualifier: 'before' } as const }
    expect(told({ born: unsure, died: nowhere, timeline: [event(1941)] })).toEqual([
      ['1930’erne', '', 1],
      ['1940’erne', '', 1],
    ])
  })

  it('have no chapter of its own for a birth without a year', () => {
    const life = { born: { date: null, place: 'Ribe' }, died: nowhere, timeline: [1961].map(event) }
    expect(lifeChapters(life).flatMap(({ moments }) => moments.map(({ kind }) => kind))).toEqual(['born', 'event'])
    expect(new Set(lifeChapters(life).map(({ id }) => id)).size).toBe(lifeChapters(life).length)
  })

  it('are none without events', () => {
    expect(lifeChapters({ born: nowhere, died: nowhere, timeline: [] })).toEqual([])
  })
})
