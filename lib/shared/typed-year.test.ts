import { describe, expect, test } from 'vitest'
import { dateFormValues, readTypedYear } from './typed-year'

describe('what is typed as a year', () => {
  test.each([
    ['1942', { year: 1942 }],
    [' år 1942 ', { year: 1942 }],
    ['59', { year: 59 }],
    ['ca. 1981', { year: 1981, qualifier: 'about' }],
    ['ca 1981', { year: 1981, qualifier: 'about' }],
    ['Ca.1981', { year: 1981, qualifier: 'about' }],
    ['CIRKA 1981', { year: 1981, qualifier: 'about' }],
    ['omkring\u00A01981', { year: 1981, qualifier: 'about' }],
    ['omkring år 1981', { year: 1981, qualifier: 'about' }],
    ['o. 1981', { year: 1981, qualifier: 'about' }],
    ['før 1940', { year: 1940, qualifier: 'before' }],
    ['Inden 1940', { year: 1940, qualifier: 'before' }],
    ['efter 1945', { year: 1945, qualifier: 'after' }],
    ["1940'erne", { year: 1940, qualifier: 'decade' }],
    ['1940erne', { year: 1940, qualifier: 'decade' }],
    ['1940-erne', { year: 1940, qualifier: 'decade' }],
    ['i 1940’erne', { year: 1940, qualifier: 'decade' }],
    ['3. maj 1942', { year: 1942, month: 5, day: 3 }],
    ['3 MAJ 1942', { year: 1942, month: 5, day: 3 }],
    ['den 3. maj 1942', { year: 1942, month: 5, day: 3 }],
    ['d. 23. sept. 1942', { year: 1942, month: 9, day: 23 }],
    ['maj 1942', { year: 1942, month: 5 }],
    ['3.5.1942', { year: 1942, month: 5, day: 3 }],
    ['03-05-1942', { year: 1942, month: 5, day: 3 }],
    ['3/5 1942', { year: 1942, month: 5, day: 3 }],
    ['05.1942', { year: 1942, month: 5 }],
    ['1942-05-03', { year: 1942, month: 5, day: 3 }],
    ['ca. 3. maj 1942', { year: 1942, month: 5, day: 3, qualifier: 'about' }],
    ['efter den 3.5.1942', { year: 1942, month: 5, day: 3, qualifier: 'after' }],
  ])('%s is understood', (typed, date) => {
    expect(readTypedYear(typed)).toEqual(date)
  })

  test.each([
    "40'erne",
    '1940-45',
    '1942?',
    'jul 1942',
    'ca.',
    'måske 1942',
    'ca. før 1942',
    "før 1940'erne",
    '19420',
    'x',
  ])('%s is rejected, not guessed', (typed) => {
    expect(readTypedYear(typed)).toBeNull()
  })

  test('is shown in the form so that it reads back as the same date', () => {
    for (const typed of ['1942', 'omkring 1942', 'før 3. maj 1942', 'efter maj 1942', '1940erne', '3.5.1942']) {
      const date = readTypedYear(typed)
      const { year, month, day } = dateFormValues(date)
      const parts = { ...(month && { month: Number(month) }), ...(day && { day: Number(day) }) }
      expect({ ...readTypedYear(year), ...parts }).toEqual(date)
    }
    expect(dateFormValues(readTypedYear('omkring 1942'))).toEqual({ year: 'ca. 1942', month: '', day: '' })
    expect(dateFormValues(null)).toEqual({ year: '', month: '', day: '' })
  })
})
