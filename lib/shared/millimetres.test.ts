import { expect, test } from 'vitest'
import { fineText, lengthText } from '@/lib/shared/millimetres'

test('lengths are shown in tenths; those that decide wear in hundredths, rounded down', () => {
  expect([12, 12.54, 1200].map(lengthText)).toEqual(['12', '12,5', '1.200'])
  expect([0.999, 1.8181, 1.5].map(fineText)).toEqual(['0,99', '1,81', '1,5'])
})
