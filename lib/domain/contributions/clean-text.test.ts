import { expect, test } from 'vitest'
import { cleanLine, cleanText } from '@/lib/domain/contributions/clean-text'

test('a text keeps its lines and loses what nobody sees', () => {
  expect(cleanText('  Kære\tKaren \r\n\r\n\r\n\r\nTak\u0000\u202E for alt\uFEFF \n')).toBe('Kære Karen\n\nTak for alt')
  expect(cleanText('A\u030Age')).toBe('Åge')
})

test('a family of emoji stays together', () => {
  expect(cleanText('👨‍👩‍👧')).toBe('👨‍👩‍👧')
})

test('a name stands on one line', () => {
  expect(cleanLine(' Bodil \n  Krogh ')).toBe('Bodil Krogh')
})
