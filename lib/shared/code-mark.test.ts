import { expect, test } from 'vitest'
import { formatTextCode, generateTextCode } from '@/lib/shared/qr-text-code'
import { codeMark } from './code-mark'

const codes = Array.from({ length: 3000 }, generateTextCode)

test('a code has one mark in every spelling', () => {
  for (const code of codes.slice(0, 50)) {
    expect([code.toLowerCase(), formatTextCode(code), ` ${code} `].map(codeMark)).toEqual(Array(3).fill(codeMark(code)))
  }
})

test('a mark is five hexadecimal digits, shared by thousands of codes', () => {
  for (const code of codes) expect(codeMark(code)).toMatch(/^[0-9a-f]{5}$/)
})

test('marks are spread over the whole range of five digits', () => {
  // About four collisions are expected among three thousand.
  expect(new Set(codes.map(codeMark)).size).toBeGreaterThan(codes.length - 25)
  for (const at of [0, 1, 2, 3, 4]) expect(new Set(codes.map((code) => codeMark(code)[at])).size).toBe(16)
})
