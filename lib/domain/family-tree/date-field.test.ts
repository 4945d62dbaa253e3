import { describe, expect, test } from 'vitest'
import { treeDate } from '@/lib/domain/family-tree/date-field'

const read = (value: unknown) => treeDate.parse(value)
const refusal = (value: unknown) => treeDate.safeParse(value).error?.issues[0]

describe('a date of a tree', () => {
  test('is numbers or form fields, and null when nothing is filled in', () => {
    expect(read({ year: '1842', month: '9', day: '23' })).toEqual({ year: 1842, month: 9, day: 23 })
    expect(read({ year: 1842, qualifier: 'about' })).toEqual({ year: 1842, qualifier: 'about' })
    for (const nothing of [null, undefined, {}, { year: '', month: '', day: '' }]) expect(read(nothing)).toBeNull()
  })

  test('may lie long before the church books', () => {
    expect(read({ year: 958 })).toEqual({ year: 958 })
    expect(refusal({ year: 0 })?.message).toBe('Skriv årstallet med fire cifre.')
  })

  test('can be typed between two dates, as long as both can be', () => {
    const expected = { year: 1842, month: 9, day: 23, until: { year: 1845, month: 9, day: 24 } }
    expect(read({ year: 'mellem 23. september 1842 og 24. september 1845' })).toEqual(expected)
    expect(read({ year: ' Mellem 1840 og 1845 ' })).toEqual({ year: 1840, until: { year: 1845 } })
    expect(read({ year: 1840, until: { year: 1845 } })).toEqual({ year: 1840, until: { year: 1845 } })
  })

  test('comes back from the form as it was stored', () => {
    const stored = { year: 1840, month: 2, until: { year: 1845 } }
    expect(read(read(stored))).toEqual(stored)
  })

  test.each([
    [{ year: 'mellem 1845 og 1840' }, 'Det sidste årstal ligger før det første.'],
    [{ year: 'mellem ca. 1840 og 1845' }, 'Skriv to hele årstal, for eksempel mellem 1840 og 1845.'],
    [{ until: { year: 1845 } }, 'Skriv også det tidligste årstal.'],
  ])('refuses %j with a sentence at the year', (value, sentence) => {
    expect(refusal(value)).toMatchObject({ message: sentence, path: ['year'] })
  })

  test('names the part of the date that is wrong', () => {
    expect(refusal({ year: 'engang' })?.path).toEqual(['year'])
    expect(refusal({ year: '1942', month: '2', day: '30' })?.path).toEqual(['day'])
    expect(refusal('1942')).toBeDefined()
  })

  test.each(['mellem 1840 og', 'mellem og', 'mellem 1840 og 1845 og 1850', `mellem ${'1'.repeat(5000)} og 1845`])(
    'refuses %s',
    (year) => {
      expect(refusal({ year })).toBeDefined()
    },
  )
})
