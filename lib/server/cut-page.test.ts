import { expect, test } from 'vitest'
import { cutPage } from '@/lib/server/cut-page'

const rows = ['a', 'b', 'c'].map((id, number) => ({ id, number }))

test('one row more than fits is left for the next page, which begins after the last that fits', () => {
  expect(cutPage(rows, 2)).toEqual({ items: rows.slice(0, 2), nextCursor: 'b' })
  expect(cutPage(rows, 2, ({ number }) => number)).toEqual({ items: rows.slice(0, 2), nextCursor: 1 })
})

test('the last page has no next one, even when it is full or empty', () => {
  expect(cutPage(rows, 3)).toEqual({ items: rows, nextCursor: null })
  expect(cutPage([], 3)).toEqual({ items: [], nextCursor: null })
})

test('a place of zero is a place', () => {
  expect(cutPage(rows, 1, ({ number }) => number).nextCursor).toBe(0)
})
