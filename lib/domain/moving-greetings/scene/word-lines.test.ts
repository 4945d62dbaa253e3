import { expect, test } from 'vitest'
import { sceneSide } from './scene'
import { layOutWords, wordsWidth } from './word-lines'

// Half an em a letter, which is wider than most.
const measure = (text: string, size: number) => text.length * size * 0.5

test('few words are large, many are smaller, and none is lost', () => {
  const short = layOutWords('Tak for alt', measure)
  const long = layOutWords(`${'ord '.repeat(70)}`.trim(), measure)
  expect(short).toMatchObject({ size: 46, lines: ['Tak for alt'] })
  expect(long.size).toBeLessThan(short.size)
  expect(long.lines.join(' ').split(' ')).toHaveLength(70)
})

test('the widest letters in the most lines stay within the picture', () => {
  const wide = (text: string, size: number) => [...text].length * size
  const lines = (words: string) => {
    const { lines, lineHeight } = layOutWords(words, wide)
    return { height: lines.length * lineHeight, letters: lines.join('').length }
  }
  const typed = Array(8).fill('愛'.repeat(34)).join('\n')
  expect(lines(typed).letters).toBe(8 * 34)
  expect(lines(typed).height).toBeLessThan(sceneSide - 160)
  const widest = layOutWords('﷽'.repeat(60), (text, size) => text.length * size * 40)
  expect(widest.lines.length * widest.lineHeight).toBeLessThan(sceneSide - 160)
})

test('lines break where they were typed, and a word without end is cut', () => {
  expect(layOutWords('Hvil i fred\n\nkære Søren', measure).lines).toEqual(['Hvil i fred', 'kære Søren'])
  const { lines, size } = layOutWords('æ'.repeat(280), measure)
  expect(lines.join('')).toBe('æ'.repeat(280))
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(wordsWidth)
})
