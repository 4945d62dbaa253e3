import { describe, expect, it, test } from 'vitest'
import {
  decimalOere,
  dividedOere,
  formatOere,
  parseOere,
  shareOfOere,
  sumOere,
  timesOere,
  toOere,
  vatInOere,
  vatOnOere,
  withVatOere,
} from './money'

test.each([
  [0, '0,00\u00A0kr.'],
  [5, '0,05\u00A0kr.'],
  [2_900, '29,00\u00A0kr.'],
  [123_456, '1.234,56\u00A0kr.'],
  [149_500, '1.495,00\u00A0kr.'],
  [-2_900, '-29,00\u00A0kr.'],
  [123_456_789_012, '1.234.567.890,12\u00A0kr.'],
])('%i øre are shown as %j', (oere, shown) => {
  expect(formatOere(oere).replace('\u2212', '-')).toBe(shown)
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'an amount that is not a whole, exact number of øre is refused: %d',
  (oere) => {
    for (const refuse of [formatOere, decimalOere, vatOnOere, withVatOere, vatInOere]) {
      expect(() => refuse(oere)).toThrow(RangeError)
    }
    expect(() => timesOere(100, oere)).toThrow(RangeError)
    expect(() => sumOere([oere])).toThrow(RangeError)
  },
)

test('an amount of the database is exact, or refused', () => {
  expect(toOere(29_000n)).toBe(29_000)
  expect(toOere(-(2n ** 53n) + 1n)).toBe(Number.MIN_SAFE_INTEGER)
  expect(() => toOere(2n ** 53n)).toThrow(RangeError)
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [123_456, '1234.56'],
  [-123_400, '-1234.00'],
])('%i øre are %s to a program', (oere, text) => {
  expect(decimalOere(oere)).toBe(text)
  expect(parseOere(text)).toBe(oere)
})

test.each([
  ['29', 29_00],
  ['29,5', 29_50],
  ['29,50 kr.', 29_50],
  ['1.234,56', 1_234_56],
  ['1.234', 1_234_00],
  ['12.34', 12_34],
  ['-29,00\u00A0kr.', -29_00],
  ['+1.495', 1_495_00],
  ['1 495,00', 1_495_00],
  ['12.345.678,90', 12_345_678_90],
  ['0,01', 1],
  ['-0', 0],
])('%j is read as %i øre', (text, oere) => {
  expect(parseOere(text)).toBe(oere)
})

test.each([
  '',
  'kr.',
  'gratis',
  '1,234',
  '1.23.4',
  '12,345',
  '1e3',
  '0x10',
  '--1',
  '1.234.56',
  ',5',
  '99999999999999',
  '99.999.999.999.999,99',
])('%j is no amount', (text) => {
  expect(parseOere(text)).toBeNull()
})

test('every amount that is shown is read back', () => {
  for (let oere = -250_000; oere < 2_000_000; oere += 977) {
    expect(parseOere(formatOere(oere).replace('\u2212', '-'))).toBe(oere)
  }
})

describe('a share', () => {
  it('is rounded down and exact where a float is not', () => {
    expect(shareOfOere(29_000, 13, 365)).toBe(1032)
    expect(shareOfOere(Number.MAX_SAFE_INTEGER, 364, 365)).toBe(Number((BigInt(Number.MAX_SAFE_INTEGER) * 364n) / 365n))
    expect([shareOfOere(100, 0, 7), shareOfOere(100, 7, 7)]).toEqual([0, 100])
  })

  it.each([
    [-1, 1, 2],
    [100, 3, 2],
    [100, -1, 2],
    [100, 0, 0],
    [100, 0.5, 2],
  ])('%i · %d / %d is refused', (amount, part, whole) => {
    expect(() => shareOfOere(amount, part, whole)).toThrow(RangeError)
  })
})

test('an amount among many is exact, or refused where it has no answer', () => {
  expect(dividedOere(1000, 4)).toBe(250)
  expect(() => dividedOere(1000, 0)).toThrow(RangeError)
})

describe('moms', () => {
  it('taken out of a price and put on the net is the same, to the øre', () => {
    for (let priceOere = 0; priceOere < 20_000; priceOere += 7) {
      const netOere = priceOere - vatInOere(priceOere)
      expect(Math.abs(withVatOere(netOere) - priceOere)).toBeLessThanOrEqual(1)
    }
  })

  it('of a credit note is that of its invoice', () => {
    for (const netOere of [1, 2, 3, 5, 12_349, 23_200]) expect(vatOnOere(-netOere)).toBe(0 - vatOnOere(netOere))
  })
})
