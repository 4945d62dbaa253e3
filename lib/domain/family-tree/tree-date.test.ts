import { describe, expect, test } from 'vitest'
import {
  earliestYear,
  formatTreeDate,
  formatTreeDateAfterVerb,
  formatTreeLifespan,
  formatTreeYear,
  latestYear,
  type TreeDate,
  treeDateColumns,
  treeDateFrom,
} from '@/lib/domain/family-tree/tree-date'

const between: TreeDate = { year: 1840, until: { year: 1845, month: 3 } }
const about: TreeDate = { year: 1850, qualifier: 'about' }
const decade: TreeDate = { year: 1940, qualifier: 'decade' }

test.each([{ year: 1942, month: 5, day: 3 }, { year: 1942, month: 5 }, { year: 7 }, about, decade, between, null])(
  '%j comes back from its columns as it went in',
  (date) => {
    expect(treeDateFrom('born', treeDateColumns('born', date))).toEqual(date)
  },
)

test('dates are written as the family says them', () => {
  expect([between, about, decade].map(formatTreeDate)).toEqual(['mellem 1840 og marts 1845', 'ca. 1850', '1940’erne'])
  expect([between, about, decade].map(formatTreeDateAfterVerb)).toEqual([
    'mellem 1840 og marts 1845',
    'ca. 1850',
    'i 1940’erne',
  ])
  expect(formatTreeYear(between)).toBe('ca. 1842')
  expect([1799, 1800].map((year) => formatTreeDateAfterVerb({ year: 1700, until: { year } }))).toEqual([
    'i 1700-tallet',
    'i 1700-tallet',
  ])
  expect(formatTreeYear({ year: 1842, month: 3, until: { year: 1842, month: 5 } })).toBe('1842')
})

test('a life is told by the years that are known', () => {
  expect(formatTreeLifespan({ year: 1842 }, { year: 1920, month: 5 })).toBe('1842 – 1920')
  expect(formatTreeLifespan(decade, null)).toBe('Født i 1940’erne')
  expect(formatTreeLifespan(null, about)).toBe('Død ca. 1850')
  expect(formatTreeLifespan({ year: 1700, until: { year: 1799 } }, null)).toBe('Født i 1700-tallet')
  expect(formatTreeLifespan(null, null)).toBe('')
})

describe('the years a date can mean', () => {
  test.each<[string, TreeDate, number | null, number | null]>([
    ['a year', { year: 1842 }, 1842, 1842],
    ['about a year', about, 1845, 1855],
    ['before a year', { year: 1850, qualifier: 'before' }, null, 1849],
    ['before a month, which may be the same year', { year: 1850, month: 6, qualifier: 'before' }, null, 1850],
    ['after a year', { year: 1850, qualifier: 'after' }, 1850, null],
    ['a decade', decade, 1940, 1949],
    ['between two', between, 1840, 1845],
  ])('%s', (_, date, earliest, latest) => {
    expect([earliestYear(date), latestYear(date)]).toEqual([earliest, latest])
  })
})
