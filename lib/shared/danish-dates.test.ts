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
  ])('%j is real', (date) => {
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
    [{ year: 2027 }, 'IN_THE_FUTURE'],
    [{ year: 2026, month: 4 }, 'IN_THE_FUTURE'],
    [{ year: 2026, month: 3, day: 2 }, 'IN_THE_FUTURE'],
  ])('%j is refused as %s', (date, problem) => {
    expect(findPartialDateProblem(date, now)).toBe(problem)
  })

  test('turns with midnight in Denmark, not in Greenwich', () => {
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

  test('is read from columns that may be empty', () => {
    expect(partialDateFrom(1942, 5, null, null)).toEqual({ year: 1942, month: 5 })
    expect(partialDateFrom(1942, undefined, undefined, undefined)).toEqual({ year: 1942 })
    expect(partialDateFrom(null, 5, 3, null)).toBeNull()
  })

  test('is written as exactly as it is known', () => {
    expect(formatPartialDate({ year: 1942, month: 5, day: 3 })).toBe('3. maj 1942')
    expect(formatPartialDate({ year: 1942, month: 5 })).toBe('maj 1942')
    expect(formatPartialDate({ year: 1942 })).toBe('1942')
  })
})

test('a machine reads a date as exactly as it is known', () => {
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

  test('has an age only when the dates allow no doubt', () => {
    expect(ageAt(born, { year: 2024, month: 5, day: 2 })).toBe(81)
    expect(ageAt(born, { year: 2024, month: 5, day: 3 })).toBe(82)
    expect(ageAt(born, died)).toBe(81)
    expect(ageAt(born, { year: 2024, month: 5 })).toBeNull()
    expect(ageAt({ year: 1942 }, { year: 2024 })).toBeNull()
    expect(ageAt({ year: 2024 }, { year: 1942 })).toBeNull()
    expect(ageAt(born, { year: 1942, month: 4 })).toBeNull()
  })
})
