import { expect, test } from 'vitest'
import { cleanLine, cleanText } from '@/lib/shared/input/clean-text'

test('a text keeps its lines and loses invisible characters', () => {
  expect(cleanText('  Kære\tKaren \r\n\r\n\r\n\r\nTak\u0000\u202E for alt\uFEFF \n')).toBe('Kære Karen\n\nTak for alt')
  expect(cleanText('A\u030Age')).toBe('Åge')
})

test('a family of emoji stays together', () => {
  expect(cleanText('👨‍👩‍👧')).toBe('👨‍👩‍👧')
})

test('a name is on one line', () => {
  expect(cleanLine(' Bodil \n  Krogh ')).toBe('Bodil Krogh')
})

test('characters that render as nothing are removed, even those that count as letters', () => {
  expect(cleanLine('Ka\u00ADren\u200B \u3164\u115F\uFFA0\u2063Holm')).toBe('Karen Holm')
  expect(cleanText('\u2066بهية\u2069')).toBe('بهية')
})

test.each([
  ['a heart in colour', '❤️'],
  ['a flag that is made of tags', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a hand in its own colour', '👍🏽'],
  ['Persian with its joiners', 'می\u200Cخواهم'],
  ['Hebrew with its vowels and accents', 'בְּרֵאשִׁ֖ית'],
])('%s is unchanged', (_, text) => {
  expect(cleanText(text)).toBe(text.normalize('NFC'))
})

test('combining marks cannot pile up over other posts', () => {
  expect(cleanText(`K${'\u0336'.repeat(40)}aren`)).toBe(`K${'\u0336'.repeat(6)}aren`)
})
