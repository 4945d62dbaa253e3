import { expect, test } from 'vitest'
import { daysBefore } from '@/lib/shared/days-before'

test('each span has its own unit', () => {
  expect(daysBefore([30, 7, 1])).toBe('30 dage, 7 dage og 1 dag')
  expect(daysBefore([1])).toBe('1 dag')
})
