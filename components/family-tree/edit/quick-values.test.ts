import { expect, test } from 'vitest'
import { emptyRow, type QuickValues, quickValues, stepsOf } from '@/components/family-tree/edit/quick-values'

const values = (written: Partial<QuickValues>): QuickValues => ({
  mother: emptyRow(),
  father: emptyRow(),
  partner: emptyRow(true),
  children: [emptyRow()],
  areParentsMarried: false,
  isMarried: false,
  unionId: '',
  ...written,
})
const named = (givenNames: string, savedId = '') => ({ ...emptyRow(), givenNames, savedId })

test('the closest family is added in the order in which they need each other, without empty lines', () => {
  const children = [named('Ida'), emptyRow(), { ...emptyRow(), born: { day: '', month: '', year: 'ca. 1970' } }]
  const written = values({
    mother: named('Ane'),
    father: named('Bo'),
    partner: named('Carl'),
    children,
    isMarried: true,
  })
  const steps = stepsOf(quickValues.parse(written))
  expect(steps.map(({ place }) => place)).toEqual(['mother', 'father', 'partner', 'children.0', 'children.2'])
  expect(steps[1]?.call).toMatchObject({ relation: 'parent', person: { givenNames: 'Bo', sex: 'male' }, union: null })
  expect(steps[2]?.call).toMatchObject({ union: { kind: 'married' } })
  expect(stepsOf(quickValues.parse(values({})))).toEqual([])
})

test('who is in the tree is not added again, when the rest is saved after a refusal', () => {
  const written = values({ mother: named('Ane', 'id'), father: named('Bo') })
  expect(stepsOf(quickValues.parse(written)).map(({ place }) => place)).toEqual(['father'])
})
