import { expect, test } from 'vitest'
import { readByteRange } from './send-bytes'

test.each<[string | null, number, ReturnType<typeof readByteRange>]>([
  ['bytes=0-', 100, { start: 0, end: 99 }],
  ['bytes=0-0', 100, { start: 0, end: 0 }],
  ['bytes=10-19', 100, { start: 10, end: 19 }],
  ['bytes=90-200', 100, { start: 90, end: 99 }],
  ['bytes=99-', 100, { start: 99, end: 99 }],
  ['bytes=-10', 100, { start: 90, end: 99 }],
  ['bytes=-500', 100, { start: 0, end: 99 }],
  ['bytes=100-', 100, 'unsatisfiable'],
  ['bytes=100-200', 100, 'unsatisfiable'],
  ['bytes=-0', 100, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  // Anything but a single byte range gets the whole file.
  [null, 100, null],
  ['bytes=-', 100, null],
  ['bytes=20-10', 100, null],
  ['bytes=0-1,5-6', 100, null],
  ['bytes=a-b', 100, null],
  ['items=0-1', 100, null],
  ['bytes=1e3-', 100, null],
])('%s of %i bytes', (header, size, expected) => {
  expect(readByteRange(header, size)).toEqual(expected)
})
