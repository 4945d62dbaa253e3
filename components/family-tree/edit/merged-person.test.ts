import { expect, test } from 'vitest'
import { mergedValues, suggestedSides } from '@/components/family-tree/edit/merge-people'
import { personValuesOf } from '@/components/family-tree/edit/record-values'

test('of two who are one, each field comes from who knows something, unless it is chosen otherwise', () => {
  const one = personValuesOf({ givenNames: 'Ane', surname: 'Holm', note: 'Væver' })
  const other = personValuesOf({ givenNames: 'Ane Marie', sex: 'female', born: { year: 1842 }, isDead: true })
  const sides = suggestedSides({ one, other })
  const merged = mergedValues({ one, other }, { ...sides, givenNames: 'other' })
  expect(merged).toEqual({ ...other, surname: 'Holm', note: 'Væver' })
})
