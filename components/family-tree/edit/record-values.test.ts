import { describe, expect, test } from 'vitest'
import { personValues, personValuesOf, unionValues, unionValuesOf } from '@/components/family-tree/edit/record-values'
import { relativeValues, relativeValuesOf } from '@/components/family-tree/edit/relative-values'
import { personFields } from '@/lib/domain/family-tree/schema'

const typed = (born: Partial<{ day: string; month: string; year: string }>) =>
  personValues.safeParse({ ...personValuesOf({ givenNames: 'Ane' }), born: { day: '', month: '', year: '', ...born } })

describe('a date in the form of a person', () => {
  test.each([
    ['mellem 1840 og 1845', { year: 1840, until: { year: 1845 } }],
    ['ca. 1850', { year: 1850, qualifier: 'about' }],
    ['1940’erne', { year: 1940, qualifier: 'decade' }],
    ['3. maj 1942', { year: 1942, month: 5, day: 3 }],
    ['', null],
  ])('is typed as »%s« in the year, and comes back so', (year, born) => {
    const { data } = typed({ year })
    expect(data?.born).toEqual(born)
    const again = personValues.parse(personValuesOf(personFields.parse({ born })))
    expect(again.born).toEqual(born)
  })

  test('that is typed in two places is refused at the year', () => {
    const { error } = typed({ year: 'mellem 1840 og 1845', day: '3', month: '5' })
    expect(error?.issues).toMatchObject([{ path: ['born', 'year'] }])
  })

  test('that makes no sense is refused at its part', () => {
    expect(typed({ year: 'engang' }).error?.issues).toMatchObject([{ path: ['born', 'year'] }])
    expect(typed({ year: '1942', month: '2', day: '30' }).error?.issues).toMatchObject([{ path: ['born', 'day'] }])
  })
})

const anyCouple = relativeValues(() => true)

test('what was typed about somebody new is no hindrance once one in the tree is chosen', () => {
  const values = {
    ...relativeValuesOf({}, { unionId: '', childKind: 'birth' }),
    born: { day: '', month: '', year: 'engang' },
  }
  expect(anyCouple.safeParse(values).error?.issues).toMatchObject([{ path: ['born', 'year'] }])
  expect(anyCouple.safeParse({ ...values, existing: { id: 'id', name: 'Bo' } }).success).toBe(true)
})

describe('a date that makes no sense is no hindrance in a field that is no longer shown', () => {
  const engang = { day: '', month: '', year: 'engang' }

  test('of a wedding, once they are not married, and of an end that did not come', () => {
    const typed = { ...unionValuesOf({}), married: engang, endedOn: engang }
    expect(unionValues.safeParse(typed).data).toMatchObject({ married: null, endedOn: null })
    const { error } = unionValues.safeParse({ ...typed, kind: 'married', ended: 'divorced' })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['married', 'endedOn'])
  })

  test('nor is what was stored lost there', () => {
    const stored = unionValuesOf({ married: { year: 1962 } })
    expect(unionValues.parse({ ...stored, kind: 'partners' }).married).toEqual({ year: 1962 })
  })

  test('of a couple, once the parent is added where there is none', () => {
    const values = relativeValuesOf({}, { unionId: '', childKind: 'step' })
    const typed = { ...values, union: { ...values.union, kind: 'married', married: engang } }
    expect(anyCouple.safeParse(typed).success).toBe(false)
    expect(relativeValues((kind) => kind === 'birth').safeParse(typed).success).toBe(true)
  })
})
