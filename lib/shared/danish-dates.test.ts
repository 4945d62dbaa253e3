import { describe, expect, test } from 'vitest'
import {
  ageAt,
  comparePartialDates,
  findPartialDateProblem,
  formatLifeDates,
  formatLifespan,
  formatPartialDate,
  isBornBeforeDied,
  isoPartialDate,
  isSamePartialDate,
  orderPartialDates,
  type PartialDate,
  partialDateFrom,
} from './danish-dates'

const now = new Date('2026-03-01T12:00:00Z')

describe('a partial date', () => {
  test.each([
    [{ year: 1500 }],
    [{ year: 2026 }],
    [{ year: 2026, month: 3 }],
    [{ year: 2026, month: 3, day: 1 }],
    [{ year: 2024, month: 2, day: 29 }],
    [{ year: 2000, month: 2, day: 29 }],
    [{ year: 1942, month: 12, day: 31 }],
    [{ year: 2026, qualifier: 'about' }],
    [{ year: 2020, qualifier: 'decade' }],
    [{ year: 2025, qualifier: 'after' }],
    [{ year: 2026, month: 3, qualifier: 'before' }],
  ] as const)('%j is real', (date) => {
    expect(findPartialDateProblem(date, now)).toBeNull()
  })

  test.each([
    [{ year: 1499 }, 'YEAR_RANGE'],
    [{ year: 19_420 }, 'YEAR_RANGE'],
    [{ year: Number.NaN }, 'YEAR_RANGE'],
    [{ year: 1942.5 }, 'YEAR_RANGE'],
    [{ year: 1942, month: 0 }, 'MONTH_RANGE'],
    [{ year: 1942, month: 13 }, 'MONTH_RANGE'],
    [{ year: 1942, day: 3 }, 'DAY_WITHOUT_MONTH'],
    [{ year: 2023, month: 2, day: 29 }, 'NO_SUCH_DAY'],
    [{ year: 1900, month: 2, day: 29 }, 'NO_SUCH_DAY'],
    [{ year: 1942, month: 4, day: 31 }, 'NO_SUCH_DAY'],
    [{ year: 1942, month: 4, day: 0 }, 'NO_SUCH_DAY'],
    [{ year: 1945, qualifier: 'decade' }, 'NO_DECADE'],
    [{ year: 1900, qualifier: 'decade' }, 'DECADE_OR_CENTURY'],
    [{ year: 1940, month: 5, qualifier: 'decade' }, 'DECADE_WITH_MONTH'],
    [{ year: 2027 }, 'IN_THE_FUTURE'],
    [{ year: 2027, qualifier: 'about' }, 'IN_THE_FUTURE'],
    [{ year: 2026, qualifier: 'after' }, 'IN_THE_FUTURE'],
    [{ year: 2030, qualifier: 'decade' }, 'IN_THE_FUTURE'],
    [{ year: 2026, month: 4 }, 'IN_THE_FUTURE'],
    [{ year: 2026, month: 3, day: 2 }, 'IN_THE_FUTURE'],
  ] as const)('%j is refused as %s', (date, problem) => {
    expect(findPartialDateProblem(date, now)).toBe(problem)
  })

  test('changes at midnight in Denmark, not in Greenwich', () => {
    const tomorrow = { year: 2026, month: 7, day: 2 }
    expect(findPartialDateProblem(tomorrow, new Date('2026-07-01T21:59:00Z'))).toBe('IN_THE_FUTURE')
    expect(findPartialDateProblem(tomorrow, new Date('2026-07-01T22:01:00Z'))).toBeNull()
  })

  test('is ordered only as far as both sides are known', () => {
    expect(comparePartialDates({ year: 1942 }, { year: 1943, month: 1 })).toBeLessThan(0)
    expect(comparePartialDates({ year: 1942, month: 5 }, { year: 1942 })).toBe(0)
    expect(comparePartialDates({ year: 1942, month: 5, day: 4 }, { year: 1942, month: 5, day: 3 })).toBeGreaterThan(0)
    expect(isBornBeforeDied({ year: 2024, month: 5 }, { year: 2024 })).toBe(true)
    expect(isBornBeforeDied({ year: 2024, month: 5 }, { year: 2024, month: 4, day: 30 })).toBe(false)
    expect(isBornBeforeDied({ year: 2024, month: 5, day: 3 }, { year: 2024, month: 5, day: 3 })).toBe(true)
    expect(isBornBeforeDied(null, { year: 1600 })).toBe(true)
  })

  test('is read from nullable columns', () => {
    expect(partialDateFrom(1942, 5, null, null)).toEqual({ year: 1942, month: 5 })
    expect(partialDateFrom(1942, undefined, undefined, undefined)).toEqual({ year: 1942 })
    expect(partialDateFrom(null, 5, 3, null)).toBeNull()
  })

  test('is written as precisely as it is known', () => {
    expect(formatPartialDate({ year: 1942, month: 5, day: 3 })).toBe('3. maj 1942')
    expect(formatPartialDate({ year: 1942, month: 5 })).toBe('maj 1942')
    expect(formatPartialDate({ year: 1942 })).toBe('1942')
  })
})

describe('a date that is not known exactly', () => {
  const about = { year: 1942, qualifier: 'about' } as const
  const before = { year: 1940, qualifier: 'before' } as const
  const after = { year: 1945, qualifier: 'after' } as const
  const forties = { year: 1940, qualifier: 'decade' } as const

  test('says so wherever it is written, and gives machines no date', () => {
    expect([about, before, after, forties].map(formatPartialDate)).toEqual([
      'ca. 1942',
      'før 1940',
      'efter 1945',
      '1940’erne',
    ])
    expect(formatPartialDate({ ...about, month: 5, day: 3 })).toBe('ca. 3. maj 1942')
    expect([about, before, after, forties].map(isoPartialDate)).toEqual([null, null, null, null])
    expect(formatLifespan(about, { year: 2024 })).toBe('ca. 1942 – 2024')
    expect(formatLifespan(forties, null)).toBe('Født i 1940’erne')
    expect(formatLifespan(null, after)).toBe('Død efter 1945')
    // April 1940 is before May 1940 and not before 1940.
    expect(formatLifespan({ ...before, month: 5 }, null)).toBe('Født ca. 1940')
    expect(formatLifeDates({ ...before, month: 5 }, after)).toBe('før maj 1940 – efter 1945')
  })

  test('lies before or after another only where that is certain', () => {
    expect(comparePartialDates(before, { year: 1940 })).toBeLessThan(0)
    expect(comparePartialDates(before, { year: 1939 })).toBe(0)
    expect(comparePartialDates(after, { year: 1945, month: 12, day: 31 })).toBeGreaterThan(0)
    expect(comparePartialDates(after, { year: 1946 })).toBe(0)
    expect(comparePartialDates(forties, { year: 1949, month: 12 })).toBe(0)
    expect(comparePartialDates(forties, { year: 1950 })).toBeLessThan(0)
    expect(comparePartialDates(about, { year: 1937 })).toBe(0)
    expect(comparePartialDates(about, { year: 1900 })).toBeGreaterThan(0)
    expect(isBornBeforeDied(about, { year: 1938 })).toBe(true)
    expect(isBornBeforeDied({ year: 1940 }, before)).toBe(false)
    expect(isBornBeforeDied(after, { year: 1930 })).toBe(false)
  })

  test('has one position in the total order of dates', () => {
    const ordered: PartialDate[] = [
      { year: 1939, month: 12, day: 31 },
      { year: 1939, qualifier: 'after' },
      before,
      forties,
      { year: 1940, qualifier: 'about' },
      { year: 1940 },
      { year: 1940, month: 5, qualifier: 'before' },
      { year: 1940, month: 5 },
      { year: 1940, month: 5, day: 3 },
      { year: 1940, month: 5, qualifier: 'after' },
      { year: 1940, month: 6 },
      { year: 1940, qualifier: 'after' },
      { year: 1941 },
    ]
    for (const [at, one] of ordered.entries()) {
      for (const [place, other] of ordered.entries()) {
        expect(Math.sign(orderPartialDates(one, other))).toBe(Math.sign(at - place))
        expect(isSamePartialDate(one, other)).toBe(at === place)
      }
    }
  })

  test('gives no age', () => {
    expect(ageAt({ year: 1942, month: 5, day: 3, qualifier: 'about' }, { year: 2024, month: 6 })).toBeNull()
    expect(ageAt({ year: 1942, month: 5, day: 3 }, { year: 2024, month: 6, qualifier: 'after' })).toBeNull()
  })
})

test('machines read a date as precisely as it is known', () => {
  expect(isoPartialDate({ year: 1942, month: 5, day: 3 })).toBe('1942-05-03')
  expect(isoPartialDate({ year: 1942, month: 11 })).toBe('1942-11')
  expect(isoPartialDate({ year: 1942 })).toBe('1942')
})

describe('a life', () => {
  const born = { year: 1942, month: 5, day: 3 }
  const died = { year: 2024, month: 1 }

  test('is written with its years or its dates', () => {
    expect(formatLifespan(born, died)).toBe('1942 – 2024')
    expect(formatLifespan(born, null)).toBe('Født 1942')
    expect(formatLifespan(null, died)).toBe('Død 2024')
    expect(formatLifespan(null, null)).toBe('')
    expect(formatLifeDates(born, died)).toBe('3. maj 1942 – januar 2024')
  })

  test('has an age only when the dates leave no doubt', () => {
    expect(ageAt(born, { year: 2024, month: 5, day: 2 })).toBe(81)
    expect(ageAt(born, { year: 2024, month: 5, day: 3 })).toBe(82)
    expect(ageAt(born, died)).toBe(81)
    expect(ageAt(born, { year: 2024, month: 5 })).toBeNull()
    expect(ageAt({ year: 1942 }, { year: 2024 })).toBeNull()
    expect(ageAt({ year: 2024 }, { year: 1942 })).toBeNull()
    expect(ageAt(born, { year: 1942, month: 4 })).toBeNull()
  })
})
