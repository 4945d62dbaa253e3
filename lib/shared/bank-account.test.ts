import { expect, test } from 'vitest'
import { bankAccountOf, formatIban } from './company'

test('a Danish account has its IBAN', () => {
  // The example of the IBAN registry (ISO 13616).
  expect(bankAccountOf('0040 0440116243')).toEqual({
    registration: '0040',
    account: '0440116243',
    iban: 'DK5000400440116243',
  })
  expect(formatIban('DK5000400440116243')).toBe('DK50 0040 0440 1162 43')
})

test.each(['0040 440116243', '0040-440116243', '0040440116243', ' 0040 440116243 '])(
  '%j is the same account, with the zeros that its number leaves out',
  (text) => {
    expect(bankAccountOf(text).iban).toBe('DK5000400440116243')
  },
)

test('every IBAN has the remainder 1 (ISO 7064)', () => {
  for (let number = 1_000_000; number < 1_000_050; number += 1) {
    const { iban } = bankAccountOf(`9570 ${number}`)
    expect(iban).toMatch(/^DK\d{16}$/)
    expect(BigInt(`${iban.slice(4)}1320${iban.slice(2, 4)}`) % 97n).toBe(1n)
  }
})

test.each([
  '',
  '40 0440116243',
  '0040 44011',
  '0040 04401162430',
  '0040 0440-116243',
  'DK5000400440116243',
  '００４０ 0440116243',
])('%j is no Danish account', (text) => {
  expect(() => bankAccountOf(text)).toThrow(RangeError)
})
