import { expect, test } from 'vitest'
import { cleanLine, cleanLines, cleanText } from '@/lib/shared/input/clean-text'

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
  ['a flag with its joiner', '🏳️‍🌈'],
  ['a number in a box', '1️⃣'],
  ['Sinhala with its joiner', 'ක්‍ය'],
  ['Hebrew with a direction mark', 'שלום\u200F, Karin'],
  ['Hebrew with its vowels and accents', 'בְּרֵאשִׁ֖ית'],
])('%s is unchanged', (_, text) => {
  expect(cleanText(text)).toBe(text.normalize('NFC'))
})

test.each([
  ['a joiner', 'Ka\u200Drin\u200C Holm\u200D'],
  ['a direction mark', '\u200EKarin\u200F Holm\u061C'],
  ['a variation selector', 'Karin\uFE0F Holm\u{E0101}'],
  ['tags', 'Karin\u{E0061}\u{E0062} Holm'],
  ['an override', '\u202EKarin\u202C Holm'],
  ['an isolate', '\u2068Karin\u2069 Holm'],
  ['an empty Braille cell', 'Karin\u2800 Holm'],
  ['an annotation', '\uFFF9Karin\uFFFA\uFFFB Holm'],
  ['a grapheme joiner', 'Ka\u034Frin Holm'],
  ['a word joiner', 'Ka\u2060rin Holm'],
  ['a Mongolian separator', 'Ka\u180Erin Holm'],
  ['a byte order mark', '\uFEFFKarin Holm'],
  ['a control character', 'Ka\u0007rin\u009F Holm'],
])('%s is removed where it does nothing', (_, text) => {
  expect(cleanLine(text)).toBe('Karin Holm')
})

test.each(['\u200D', '\uFE0F', '\u200E', '\u2800', '\u3164 \u00AD', '\u{E0041}'])('%j alone is nothing', (text) => {
  expect(cleanText(text)).toBe('')
})

test.each(['\v', '\f', '\u0085', '\u2028', '\u2029', '\r', '\r\n'])('%j is a line end', (end) => {
  expect(cleanText(`Tak${end}for alt`)).toBe('Tak\nfor alt')
  expect(cleanLine(`Karin${end}Holm`)).toBe('Karin Holm')
})

test('blank lines and indentation can stay', () => {
  expect(cleanLines('Vinter\n\n\n\n  sne \n\tlys\u00AD\n')).toBe('Vinter\n\n\n\n  sne\n lys')
})

test('combining marks cannot pile up over other posts', () => {
  expect(cleanText(`K${'\u0336'.repeat(40)}aren`)).toBe(`K${'\u0336'.repeat(6)}aren`)
})
