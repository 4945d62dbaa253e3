import { expect, test } from 'vitest'
import { lifeMoments } from '@/lib/domain/memorial-page/life-moments'
import type { TimelineEventView } from '@/lib/domain/timeline/views'
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
