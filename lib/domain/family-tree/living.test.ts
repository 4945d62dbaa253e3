import { expect, test } from 'vitest'
import { isLiving, type LifeFacts, livingSince } from '@/lib/domain/family-tree/living'

const now = new Date('2026-06-01T10:00:00Z')
const nothing: LifeFacts = { diedYear: null, isDead: false, bornNoLater: null }

test('without anything to go by, a person counts as living', () => {
  expect(isLiving(nothing, now)).toBe(true)
})

test('a date of death or the family’s word say that a person is dead', () => {
  for (const said of [{ diedYear: 1990 }, { isDead: true }]) {
    expect(isLiving({ ...nothing, ...said, bornNoLater: 2000 }, now)).toBe(false)
  }
})

test('who may be 110 years old counts as living, all of that year', () => {
  // Born in December 1915, a person is 110 until December 2026.
  expect(isLiving({ ...nothing, bornNoLater: 1916 }, now)).toBe(true)
  expect(isLiving({ ...nothing, bornNoLater: 1915 }, now)).toBe(false)
})

test('the year turns at midnight in Denmark', () => {
  expect(livingSince(new Date('2026-12-31T22:59:59Z'))).toBe(1915)
  expect(livingSince(new Date('2026-12-31T23:00:00Z'))).toBe(1916)
})
