import { expect, test } from 'vitest'
import { personValuesOf } from '@/components/family-tree/edit/record-values'
import { mergeRecord } from '@/components/family-tree/edit/save-record'

const seen = personValuesOf({ givenNames: 'Ane', surname: 'Holm', born: { year: 1842 }, note: 'Syerske' })

test('two who wrote in different fields both keep what they wrote, with nothing to choose', () => {
  const mine = { ...seen, note: 'Syerske i Ribe' }
  const theirs = { ...seen, born: { day: '3', month: '5', year: '1842' } }
  expect(mergeRecord({ seen, theirs, mine })).toEqual({ values: { ...mine, born: theirs.born }, conflicts: [] })
})

test('what both changed stays as it was typed and waits for a choice, unless they wrote the same', () => {
  const mine = { ...seen, note: 'Syerske i Ribe', surname: 'Holme', sex: 'female' as const }
  const theirs = { ...seen, note: 'Væver', surname: 'Holme', born: { day: '', month: '', year: '1843' } }
  const { values, conflicts } = mergeRecord({ seen, theirs, mine })
  expect(conflicts).toEqual(['note'])
  expect(values).toEqual({ ...mine, born: theirs.born })
})
