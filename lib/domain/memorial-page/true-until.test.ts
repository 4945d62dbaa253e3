import { expect, test } from 'vitest'
import { presentFuneral } from '@/lib/domain/memorial-page/funeral-views'
import { aFuneral } from '@/tests/factories/funerals'
import { trueUntil } from './true-until'

const counts = { greetings: 0, candles: 0, tributes: 0, burning: 0 }
const plain = { counts, candles: { items: [], nextCursor: null }, funeral: null, family: null }
const now = new Date('2026-06-30T23:30:00+02:00')
const at = (moment: Date | null) => moment?.toISOString() ?? null

test('a page on which no time plays a part is true until it changes', () => {
  expect(trueUntil(plain, null, now)).toBeNull()
})

test('what is shown for the Danish day is true until its midnight, in summer and winter', () => {
  const burning = { ...plain, counts: { ...counts, burning: 1 } }
  expect(at(trueUntil(burning, null, now))).toBe('2026-06-30T22:00:00.000Z')
  expect(at(trueUntil(burning, null, new Date('2026-12-24T20:00:00+01:00')))).toBe('2026-12-24T23:00:00.000Z')
})

test('a family is true until the year in which somebody may no longer count as living', () => {
  expect(at(trueUntil({ ...plain, family: { groups: [] } }, null, now))).toBe('2026-12-31T23:00:00.000Z')
})

test('a funeral is true until the next of its moments', () => {
  const funeral = presentFuneral({ ...aFuneral, funeralDay: '2026-07-01' }, now)
  expect(at(trueUntil({ ...plain, funeral }, null, now))).toBe('2026-07-01T13:30:00.000Z')
  const held = presentFuneral({ ...aFuneral, funeralDay: '2026-07-01' }, new Date('2026-07-01T14:00:00Z'))
  expect(at(trueUntil({ ...plain, funeral: held }, null, now))).toBe('2026-07-01T22:00:00.000Z')
})

test('gifts instead of flowers are true until their time is over', () => {
  const gifts = { ...plain, donations: { items: [], until: '2026-07-31T22:00:00.000Z' } }
  expect(at(trueUntil(gifts, null, now))).toBe('2026-07-31T22:00:00.000Z')
})

test('the first of the moments counts', () => {
  const soon = new Date(now.getTime() + 60_000)
  expect(trueUntil({ ...plain, family: { groups: [] } }, soon, now)).toEqual(soon)
})
