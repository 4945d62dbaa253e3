import { expect, it } from 'vitest'
import { countInWords, daysInWords } from '@/lib/shared/number-words'

it.each([
  [1, 'et lys'],
  [2, 'to lys'],
  [12, 'tolv lys'],
  [13, '13 lys'],
  [1400, '1.400 lys'],
])('%d is written as %s', (count, said) => {
  expect(countInWords(count, { one: 'lys', many: 'lys', gender: 'et' })).toBe(said)
})

it.each([
  [1, 'en dag'],
  [7, 'syv dage'],
  [90, '90 dage'],
  [365, 'et år'],
  [1825, 'fem år'],
])('%d days are written as %s', (days, said) => {
  expect(daysInWords(days)).toBe(said)
})
