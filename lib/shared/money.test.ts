import { expect, test } from 'vitest'
import { formatOere } from './money'

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

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'an amount that is not a whole number of øre is refused: %d',
  (oere) => {
    expect(() => formatOere(oere)).toThrow(RangeError)
  },
)
