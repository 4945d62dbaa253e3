import { expect, test } from 'vitest'
import { formatTextCode, generateTextCode } from '@/lib/shared/qr-text-code'
import { codeMark } from './code-mark'

const codes = Array.from({ length: 3000 }, generateTextCode)

test('a code has one mark, however it is written', () => {
  for (const code of codes.slice(0, 50)) {
    expect([code.toLowerCase(), formatTextCode(code), ` ${code} `].map(codeMark)).toEqual(Array(3).fill(codeMark(code)))
  }
})

test('a mark is five hexadecimal digits: thousands of times fewer than there are codes', () => {
  for (const code of codes) expect(codeMark(code)).toMatch(/^[0-9a-f]{5}$/)
})

test('marks are spread over all that five digits can say', () => {
  // By chance four or so of three thousand have the mark of another.
  expect(new Set(codes.map(codeMark)).size).toBeGreaterThan(codes.length - 25)
  for (const at of [0, 1, 2, 3, 4]) expect(new Set(codes.map((code) => codeMark(code)[at])).size).toBe(16)
})
