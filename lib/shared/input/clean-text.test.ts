import { expect, test } from 'vitest'
import { cleanLine, cleanLines, cleanText } from '@/lib/shared/input/clean-text'
import { seededRandom } from '@/lib/shared/seeded-random'

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
  ['Vietnamese', 'Nguyễn Thị Phượng'],
  ['Vietnamese in parts', 'Nguye\u0302\u0303n Phu\u031Bo\u031B\u0323ng'],
  ['Arabic with its vowels', 'مُحَمَّدٌ'],
  ['Persian with a vowel before its joiner', 'خانهِ\u200Cها'],
  ['Hindi', 'श्रीमती क्षमा र्\u200Dय'],
  ['Thai', 'ผู้ใหญ่ที่นั่น'],
  ['Tibetan', 'བསྒྲུབས'],
  ['a Japanese name in its own variant', '葛\u{E0100}飾'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣ\u180Bᠯ'],
  ['a couple in their own colours', '👩🏽‍❤️‍💋‍👨🏿'],
  ['hands in two colours', '🧑🏽‍🤝‍🧑🏻'],
  ['a ship of pirates', '🏴‍☠️'],
  ['flags of lands', '🇩🇰🇫🇴🇬🇱'],
  ['a candle and a dove', '🕯️🕊️'],
  ['a trademark in black', 'Lego™︎ og ☎︎'],
  ['more keys', '#️⃣*️⃣0️⃣'],
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
  ['a private character', 'Ka\uF8FFrin\u{F0000} Holm\u{10FFFD}'],
  ['no character', 'Karin\uFFFE Holm\uFDD0'],
  ['the place of a picture', 'Karin\uFFFC Holm'],
  ['an empty note', 'Karin\u{1D159} Holm'],
  ['a musical control', 'Ka\u{1D173}rin Holm'],
  ['a language tag', 'Karin\u{E0001} Holm'],
])('%s is removed where it does nothing', (_, text) => {
  expect(cleanLine(text)).toBe('Karin Holm')
})

test.each([
  ['behind a candle', '🕯\u{E0068}\u{E0065}\u{E006A}', '🕯'],
  ['behind a flag', '🏴\u{E0067}\u{E0062}\u{E0068}\u{E0065}\u{E006A}\u{E0068}\u{E0065}\u{E006A}', '🏴'],
  ['in looks of an emoji', '❤️\u{E0158}\u{E0155}\uFE00', '❤️'],
  ['in joiners of an emoji', '❤️\u200D\u200D\u200D', '❤️'],
  ['in joiners of a script', 'می\u200C\u200D\u200Cخواهم', 'می\u200Cخواهم'],
  ['in direction marks', 'שלום\u200F\u200E\u200F, Karin', 'שלום\u200F, Karin'],
  ['in numbers', '19\uFE0F31\uFE0E', '1931'],
  ['behind a sign', 'Karin.\uFE0F\u{E0102}', 'Karin.'],
  ['behind an accent', 'Rene\u0301\u200D\uFE0F', 'René'],
])('nothing is hidden %s', (_, text, expected) => {
  expect(cleanText(text)).toBe(expected)
})

test('a bullet of Word’s is one', () => {
  expect(cleanText('\uF0B7 Ida\n\uF0A7 Per')).toBe('• Ida\n• Per')
})

test('what is cleaned is clean, and what is visible stays', () => {
  const random = seededRandom(7)
  const parts = [
    ...'aåøÅ1#.,👩❤🏴🏽',
    ...'مखक्שָ葛한',
    ' ',
    '\n',
    '\t',
    '\u0301',
    '\u0336',
    '\u200B',
    '\u200C',
    '\u200D',
    '\u200E',
    '\u200F',
  ]
  const hidden = [
    '\u202E',
    '\uFE00',
    '\uFE0F',
    '\u20E3',
    '\u{E0061}',
    '\u{E007F}',
    '\u{E0100}',
    '\u00AD',
    '\uFEFF',
    '\uF0B7',
    '\u034F',
  ]
  const all = [...parts, ...hidden]
  for (let round = 0; round < 3000; round += 1) {
    const text = Array.from(
      { length: 1 + Math.floor(random() * 14) },
      () => all[Math.floor(random() * all.length)],
    ).join('')
    const clean = cleanText(text)
    expect([text, cleanText(clean)]).toEqual([text, clean])
    expect([text, /\p{M}{7}/u.test(clean)]).toEqual([text, false])
    const letters = (each: string) =>
      each
        .replace(/[^\p{L}\d🏴❤👩]/gu, '')
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
    expect([text, letters(clean)]).toEqual([text, letters(text.normalize('NFC'))])
  }
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
  const bounded = `K${'\u0336'.repeat(6)}aren`
  expect(cleanText(`K${'\u0336'.repeat(40)}aren`)).toBe(bounded)
  for (const between of ['\u200B', '\u034F', '\u00AD', '\uFE0F', '\u200D', '\u2060\uFEFF']) {
    expect(cleanText(`K${`${'\u0336'.repeat(5)}${between}`.repeat(8)}aren`)).toBe(bounded)
  }
})
