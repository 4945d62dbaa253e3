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
    ['ca.1874', 'ABT 1874'],
    ['Abt.1874', 'ABT 1874'],
    ['c1874', 'ABT 1874'],
    ['o. 1874', 'ABT 1874'],
    ['~1874', 'ABT 1874'],
    ['1874?', 'ABT 1874'],
    ['1874 (?)', 'ABT 1874'],
    ['1874 ca.', 'ABT 1874'],
    ['EST CAL 1874', 'ABT 1874'],
    ['BET 1874', 'ABT 1874'],
    ['før1874', 'BEF 1874'],
    ['<1874', 'BEF 1874'],
    ['not after 1874', 'BEF 1874'],
    ['1874 eller før', 'BEF 1874'],
    ['vor 1874', 'BEF 1874'],
    ['>1874', 'AFT 1874'],
    ['ikke før 1874', 'AFT 1874'],
    ['1874 eller senere', 'AFT 1874'],
    ['1874 –', 'AFT 1874'],
    ['FROM 1874 TO', 'AFT 1874'],
    ['(1874)', '1874'],
    ['1874.', '1874'],
    ['anno 1874', '1874'],
    ['INT 1874', '1874'],
  ])('%s, as programs and people write a year, is %s', (value, canonical) => {
    expect(read(value)).toBe(canonical)
  })

  it.each([
    ['00 NOV 1874', 'NOV 1874'],
    ['0 NOV 1874', 'NOV 1874'],
    ['?? NOV 1874', 'ABT NOV 1874'],
    ['00.00.1874', '1874'],
    ['1874-11-00', 'NOV 1874'],
    ['9.11.1874.', '9 NOV 1874'],
    ['9. 11. 1874', '9 NOV 1874'],
    ['9/11-1874', '9 NOV 1874'],
    ['11/24/1874', '24 NOV 1874'],
    ['9/9/1874', '9 SEP 1874'],
    ['9.XI.1874', '9 NOV 1874'],
    ['9NOV1874', '9 NOV 1874'],
    ['9-NOV-1874', '9 NOV 1874'],
    ['9-JUL-1874', '9 JUL 1874'],
    ['9/NOV/1874', '9 NOV 1874'],
    ['1874 NOV 9', '9 NOV 1874'],
    ['November 9th, 1874', '9 NOV 1874'],
    ['9th of JUL 1874', '9 JUL 1874'],
    ['den 9. november 1874', '9 NOV 1874'],
    ['d. 9de Novbr. 1774', '9 NOV 1774'],
    ['9 9ber 1774', '9 NOV 1774'],
    ['9 Xbr 1774', '9 DEC 1774'],
    ['1874-11-09 00:00:00', '9 NOV 1874'],
    ['11/1874', 'NOV 1874'],
    ['1874-11', 'NOV 1874'],
    ['9\u00a0nov  1874,', '9 NOV 1874'],
  ])('%s, a day or month as programs and people write it, is %s', (value, canonical) => {
    expect(read(value)).toBe(canonical)
  })

  it.each([
    ...['9 Mär 1820', '9 März 1820', '9. maerz 1820', '9 mars 1820', '9 maart 1820', '9 mrt. 1820'].map((value) => [
      value,
      '9 MAR 1820',
    ]),
    ...['9 mai 1820', '9 mei 1820', '9 maj 1820', 'le 9 mai 1820'].map((value) => [value, '9 MAY 1820']),
    ...['9 août 1820', '9 Augusti 1820'].map((value) => [value, '9 AUG 1820']),
    ...['9 févr. 1820', '9 februari 1820', '9 Febr. 1820'].map((value) => [value, '9 FEB 1820']),
    ...['9 juin 1820', '9 Juny 1820'].map((value) => [value, '9 JUN 1820']),
    ...['9 Okt 1820', '9 octobre 1820', '9 Octbr 1820'].map((value) => [value, '9 OCT 1820']),
    ...['9 Dez. 1820', '9 desember 1820', '9 décembre 1820'].map((value) => [value, '9 DEC 1820']),
  ])('%s has its month in another language: %s', (value, canonical) => {
    expect(read(value ?? '')).toBe(canonical)
  })

  it.each([
    ['1874/1879', 'BET 1874 AND 1879'],
    ['1874/79', 'BET 1874 AND 1879'],
    ['1874–79', 'BET 1874 AND 1879'],
    ['mellem 1874 og 79', 'BET 1874 AND 1879'],
    ['1874 − 1879', 'BET 1874 AND 1879'],
    ['BET. 1874 - 1879', 'BET 1874 AND 1879'],
    ['BET 1879 AND 1874', 'BET 1874 AND 1879'],
    ['zwischen 1874 und 1879', 'BET 1874 AND 1879'],
    ['fra 1874 til 1879', 'BET 1874 AND 1879'],
    ['efter 1874, før 1879', 'BET 1874 AND 1879'],
    ['1874 eller 1875', 'BET 1874 AND 1875'],
    ['1874 or 1875', 'BET 1874 AND 1875'],
    ['1874 (1875)', 'BET 1874 AND 1875'],
    ['BEF 1874 OR AFT 1879', 'none'],
    ['BET 1874-79', 'BET 1874 AND 1879'],
    ['1804-05', 'BET 1804 AND 1805'],
    ['1903-12', 'BET 1903 AND 1912'],
    ['1693/94', '1694'],
    ['1799/1800', 'BET 1799 AND 1800'],
    ['9.2.1693/94', '9 FEB 1694'],
    ['27 FEB 1699/9 MAR 1699', 'BET 27 FEB 1699 AND 9 MAR 1699'],
    ['9.-11. november 1874', 'BET 9 NOV 1874 AND 11 NOV 1874'],
    ['BET OCT AND NOV 1874', 'BET OCT 1874 AND NOV 1874'],
    ["1870'erne", 'BET 1870 AND 1879'],
    ['1870erne', 'BET 1870 AND 1879'],
    ["1800'erne", 'BET 1800 AND 1899'],
    ['1800-tallet', 'BET 1800 AND 1899'],
    ['1800s', 'BET 1800 AND 1899'],
    ['18. århundrede', 'BET 1700 AND 1800'],
    ['186?', 'BET 1860 AND 1869'],
    ['186x', 'BET 1860 AND 1869'],
    ['186-', 'BET 1860 AND 1869'],
    ['17??', 'BET 1700 AND 1799'],
    ['17xx', 'BET 1700 AND 1799'],
    ['17..', 'BET 1700 AND 1799'],
    ['186.', 'BET 1860 AND 1869'],
    ['186?-187?', 'BET 1860 AND 1879'],
  ])('%s is the wider of what it can mean: %s', (value, canonical) => {
    expect(read(value)).toBe(canonical)
  })

  it.each([
    ['29 FEB 1874', 'FEB 1874'],
    ['31 NOV 1874', 'NOV 1874'],
    ['31.11.1874', 'NOV 1874'],
    ['31/11/1874', 'NOV 1874'],
    ['9/11/1874', '1874'],
    ['9 11 1874', '1874'],
    ['13-13-1874', '1874'],
    ['foråret 1874', '1874'],
    ['Dom. 9 p. Trin. 1774', '1774'],
    ['3die Pinsedag 1774', '1774'],
    ['Mortensdag 1774', '1774'],
    ['efter høst 1774', 'ABT 1774'],
    ['omkring jul 1774', 'ABT 1774'],
    ['døbt 9 NOV 1774', 'ABT 9 NOV 1774'],
    ['Bapt 9 NOV 1774', 'ABT 9 NOV 1774'],
    ['begr. 9 NOV 1774', 'ABT 9 NOV 1774'],
    ['9 NOV 1774, opslag 1612', '9 NOV 1774'],
    ['1774 (kirkebog 2, s. 9)', '1774'],
    ['INT ABT 1774 (efter gravstenen)', 'ABT 1774'],
    ['CA. FØR 1774', 'BEF 1774'],
    ['BET ABT 1774 AND 1779', 'BET 1774 AND 1779'],
    ['vinteren 1774 eller 1775', 'BET 1774 AND 1775'],
    ['@#DJULIAN@ 9 NOV 1674', '9 NOV 1674'],
    ['BET JULIAN 1674 AND JULIAN 1675', 'BET 1674 AND 1675'],
    ['BEF JULIAN 1674', 'BEF 1674'],
    ['@#DFRENCH R@ 1 VEND 1', '22 SEP 1792'],
    ['FRENCH_R 18 BRUM 8', '9 NOV 1799'],
    ['9 thermidor an II', '27 JUL 1794'],
    ['@#DFRENCH R@ 11 NIVO 14', '1 JAN 1806'],
    ['@#DFRENCH R@ 6 COMP 3', '22 SEP 1795'],
    ['@#DFRENCH R@ BRUM 8', 'BET 23 OCT 1799 AND 21 NOV 1799'],
    ['ABT @#DFRENCH R@ 8', 'BET 23 SEP 1799 AND 22 SEP 1800'],
    ['@#DHEBREW@ 5600', 'BET 1839 AND 1840'],
    ['HEBREW 9 TSH 5600', '1839'],
    ['HEBREW 9 IYR 5600', '1840'],
    [`1774 ${'ord '.repeat(40)}1890`, '1774'],
  ])('%.40s says more than %s', (value, canonical) => {
    expect(read(value)).toBe(`${canonical} and more`)
  })

  it.each([
    '',
    '(en sommer)',
    '@#DROMAN@ 9 NOV 1674',
    '@#DUNKNOWN@ 1674',
    '_OWN 9 NOV 1674',
    '@#DHEBREW@ 100',
    '44 B.C.',
    '44 BCE',
    '1200BC',
    '150 f.Kr.',
    '10000',
    '0',
    '0000',
    '00/00/0000',
    '1650/49',
    '30 JAN 1650/49',
    'dato ukendt',
    'not 1874',
    '9 NOV',
    '9 NOV 74',
    '9.11.74',
    'd. 7',
    "70'erne",
    'side 1774',
    's. 1774',
    'Matr. nr. 1774',
    'KB1774',
    '102 år gammel',
    '091174-1774',
    '18741109',
    '1774 12345',
    '198',
    '12 MAR 199',
    'BET 191 AND 1990',
    '1410 AH',
    '12 Muharram 1410 A.H.',
    '1410 H.',
    'Matthæus 1774, Jens 1812',
    '1 2 3 4 5',
    'X'.repeat(100_000),
    '('.repeat(100_000),
    '9.'.repeat(50_000),
    `${'ord '.repeat(29)}177412`,
  ])('%.30s is none that is certain', (value) => {
    expect(parseGedcomDate(value)).toBeNull()
  })

  it.each(['7', '085', '12 MAR 085', 'ABT MAR 007', '190', '9999'])('%s is read again as it was written', (value) => {
    const date = parseGedcomDate(value)
    expect(date?.isExact).toBe(true)
    expect(date && formatGedcomDate(date)).toBe(value)
  })
})

it('a year of three digits that may be cut is written with four, and read again', () => {
  const written = formatGedcomDate({ kind: 'about', from: { year: 198 } })
  expect(written).toBe('ABT 0198')
  expect(parseGedcomDate(written)).toMatchObject({ kind: 'about', from: { year: 198 } })
})

/** The date as a value, and whether the text says more; its wording is another. */
function read(value: string): string {
  const date = parseGedcomDate(value)
  expect(date?.isExact ?? false).toBe(false)
  return date ? formatGedcomDate(date) + (date.saysMore ? ' and more' : '') : 'none'
}
