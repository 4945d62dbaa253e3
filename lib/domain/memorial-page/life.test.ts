import { describe, expect, test } from 'vitest'
import { lifeChapters, lifeMoments } from '@/lib/domain/memorial-page/life'
import type { TimelineEventView } from '@/lib/domain/timeline/schema'
import type { PartialDate } from '@/lib/shared/danish-dates'

const event = (title: string, date: PartialDate): TimelineEventView => ({
  id: title,
  title,
  text: null,
  date,
  place: null,
  pictures: [],
  revision: 1,
})
const born = { date: { year: 1938, month: 5, day: 3 }, place: 'Bovbjerg' }
const died = { date: { year: 2024, month: 11 }, place: null }
const unknown = { date: null, place: null }

const inOrder = (life: Parameters<typeof lifeMoments>[0]) =>
  lifeMoments(life).map((moment) => (moment.kind === 'event' ? moment.event.title : moment.kind))

test('a timeline begins with birth and ends with death', () => {
  const timeline = [event('skole', { year: 1945 }), event('bryllup', { year: 1959, month: 6 })]
  expect(inOrder({ born, died, timeline })).toEqual(['born', 'skole', 'bryllup', 'died'])
})

test('events known only to the year stay between birth and death', () => {
  const timeline = [event('dåb', { year: 1938 }), event('90 år', { year: 2024 })]
  expect(inOrder({ born, died, timeline })).toEqual(['born', 'dåb', '90 år', 'died'])
})

test('events certainly before birth or after death are placed there', () => {
  const timeline = [
    event('forældrenes bryllup', { year: 1935 }),
    event('huset', { year: 1938, month: 4 }),
    event('skole', { year: 1945 }),
    event('bænken', { year: 2025 }),
  ]
  expect(inOrder({ born, died, timeline })).toEqual(['forældrenes bryllup', 'huset', 'born', 'skole', 'died', 'bænken'])
})

test('events that may be between birth and death are placed between them, whatever their neighbours', () => {
  const timeline = [
    event('barndommen', { year: 1930, qualifier: 'decade' }),
    event('forældrenes bryllup', { year: 1935 }),
    event('huset', { year: 1939, qualifier: 'before' }),
    event('pensionen', { year: 2001, qualifier: 'after' }),
    event('mindelunden', { year: 2024, qualifier: 'after' }),
  ]
  expect(inOrder({ born, died, timeline })).toEqual([
    'forældrenes bryllup',
    'born',
    'barndommen',
    'huset',
    'pensionen',
    'died',
    'mindelunden',
  ])
})

test('birth and death without date and place are left out; a place alone is shown', () => {
  const timeline = [event('skole', { year: 1945 })]
  expect(inOrder({ born: unknown, died: unknown, timeline })).toEqual(['skole'])
  expect(inOrder({ born: { date: null, place: 'Skagen' }, died: { date: null, place: 'Lemvig' }, timeline })).toEqual([
    'born',
    'skole',
    'died',
  ])
})

test('without events there is no timeline: the head of the page has birth and death', () => {
  expect(inOrder({ born, died, timeline: [] })).toEqual([])
})

const eventIn = (year: number) => event(`Noget i ${year}`, { year })
const nowhere = { date: null, place: null }
const told = (life: Parameters<typeof lifeChapters>[0]) =>
  lifeChapters(life).map(({ title, years, moments }) => [title, years, moments.length])

describe('the chapters of a life', () => {
  test('go by age if the year of birth is known, without empty ones', () => {
    const life = {
      born: { date: { year: 1938, month: 5, day: 3 }, place: 'Bovbjerg' },
      died: { date: { year: 2024, month: 11 }, place: null },
      timeline: [1945, 1952, 1959, 1961, 2003].map(eventIn),
    }
    expect(told(life)).toEqual([
      ['Barndommen', '1938 – 1945', 2],
      ['Ungdommen', '1952 – 1961', 3],
      ['De senere år', '2003 – 2024', 2],
    ])
  })

  test('separate events before birth and after death', () => {
    const life = {
      born: { date: { year: 1950 }, place: null },
      died: { date: { year: 1956 }, place: null },
      timeline: [1948, 1954, 1960].map(eventIn),
    }
    expect(told(life)).toEqual([
      ['Tiden før', '1948', 1],
      ['Barndommen', '1950 – 1956', 3],
      ['Tiden efter', '1960', 1],
    ])
  })

  test('go by decade if the year of birth is unknown', () => {
    const life = {
      born: nowhere,
      died: { date: { year: 1999 }, place: null },
      timeline: [1961, 1969, 1975].map(eventIn),
    }
    expect(told(life)).toEqual([
      ['1960’erne', '', 2],
      ['1970’erne', '', 1],
      ['1990’erne', '', 1],
    ])
  })

  test('show date qualifiers, and none comes twice', () => {
    const at = (date: TimelineEventView['date']) => ({ ...eventIn(date.year), date })
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
    expect(told({ born: unsure, died: nowhere, timeline: [eventIn(1941)] })).toEqual([
      ['1930’erne', '', 1],
      ['1940’erne', '', 1],
    ])
  })

  test('have no chapter of its own for a birth without a year', () => {
    const life = { born: { date: null, place: 'Ribe' }, died: nowhere, timeline: [1961].map(eventIn) }
    expect(lifeChapters(life).flatMap(({ moments }) => moments.map(({ kind }) => kind))).toEqual(['born', 'event'])
    expect(new Set(lifeChapters(life).map(({ id }) => id)).size).toBe(lifeChapters(life).length)
  })

  test('are none without events', () => {
    expect(lifeChapters({ born: nowhere, died: nowhere, timeline: [] })).toEqual([])
  })
})
