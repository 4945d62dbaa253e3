import { describe, expect, it } from 'vitest'
import { formatGedcomDate, parseGedcomDate } from './gedcom-date'

describe('a date in a file', () => {
  it.each([
    ['1903', 'exact', { year: 1903 }],
    ['MAR 1903', 'exact', { year: 1903, month: 3 }],
    ['12 MAR 1903', 'exact', { year: 1903, month: 3, day: 12 }],
    ['29 FEB 1904', 'exact', { year: 1904, month: 2, day: 29 }],
    ['7', 'exact', { year: 7 }],
    ['ABT 1903', 'about', { year: 1903 }],
    ['BEF MAR 1903', 'before', { year: 1903, month: 3 }],
    ['AFT 12 MAR 1903', 'after', { year: 1903, month: 3, day: 12 }],
  ] as const)('%s is kept whole', (value, kind, from) => {
    const date = parseGedcomDate(value)
    expect(date).toEqual({ kind, from, isExact: true })
    expect(date && formatGedcomDate(date)).toBe(value)
  })

  it('between two days is kept whole', () => {
    const date = parseGedcomDate('BET 12 MAR 1903 AND 1910')
    expect(date).toEqual({
      kind: 'between',
      from: { year: 1903, month: 3, day: 12 },
      to: { year: 1910 },
      isExact: true,
    })
    expect(date && formatGedcomDate(date)).toBe('BET 12 MAR 1903 AND 1910')
  })

  it.each([
    ['  abt   mar 1903 ', 'ABT MAR 1903'],
    ['01 jan 0903', '1 JAN 903'],
    ['@#DGREGORIAN@ 1 JAN 1903', '1 JAN 1903'],
    ['GREGORIAN 1903', '1903'],
  ])('%j is %s, only written otherwise', (value, canonical) => {
    const date = parseGedcomDate(value)
    expect(date?.isExact).toBe(true)
    expect(date && formatGedcomDate(date)).toBe(canonical)
  })

  it.each([
    ['EST 1903', 'ABT 1903'],
    ['CAL 1903', 'ABT 1903'],
    ['FROM 1903 TO 1910', 'BET 1903 AND 1910'],
    ['FROM 1903', 'AFT 1903'],
    ['TO 1903', 'BEF 1903'],
    ['INT 24 DEC 1903 (juleaften)', '24 DEC 1903'],
    ['30 JAN 1648/49', '30 JAN 1649'],
    ['27 OCT 1699/00', '27 OCT 1700'],
    ['ca. 1903', 'ABT 1903'],
    ['(omkring 1903)', 'ABT 1903'],
    ['før 12. maj 1903', 'BEF 12 MAY 1903'],
    ['efter oktober 1903', 'AFT OCT 1903'],
    ['mellem 1903 og 1910', 'BET 1903 AND 1910'],
    ['1903-1910', 'BET 1903 AND 1910'],
    ['January 5, 1903', '5 JAN 1903'],
    ['24.12.1903', '24 DEC 1903'],
    ['05-12-1903', '5 DEC 1903'],
    ['1903-12-24', '24 DEC 1903'],
    ['24/12/1903', '24 DEC 1903'],
  ])('%s is read as %s, and not as the whole of it', (value, canonical) => {
    const date = parseGedcomDate(value)
    expect(date?.isExact).toBe(false)
    expect(date && formatGedcomDate(date)).toBe(canonical)
  })

  it.each([
    '',
    '(en sommer)',
    'JULIAN 1 JAN 1699',
    '@#DJULIAN@ 1 JAN 1699',
    '@#DHEBREW@ 2 TVT 5758',
    'BET JULIAN 1699 AND 1700',
    '44 B.C.',
    '44 BCE',
    '30 FEB 1903',
    '29 FEB 1903',
    '0 JAN 1903',
    '5/12/1903',
    '10000',
    '0',
    '1650/49',
    'BET 1903',
    'dato ukendt',
    '1 2 3 4 5',
    'X'.repeat(100_000),
  ])('%.30s is none that fits', (value) => {
    expect(parseGedcomDate(value)).toBeNull()
  })
})
