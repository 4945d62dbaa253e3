import { expect, test } from 'vitest'
import { isWholeOrder } from '@/lib/shared/is-whole-order'

const all = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test.each([
  ['another order of the same', ['c', 'a', 'b'], true],
  ['one that is missing', ['c', 'a'], false],
  ['one too many', ['c', 'a', 'b', 'd'], false],
  ['one that is none of them', ['c', 'a', 'd'], false],
  ['one that is named twice', ['c', 'a', 'a'], false],
])('%s', (_, order, isWhole) => {
  expect(isWholeOrder(order, all)).toBe(isWhole)
})
