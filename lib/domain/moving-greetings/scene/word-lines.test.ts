import { expect, test } from 'vitest'
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

test('lines break where they were typed, and a word without end is cut', () => {
  expect(layOutWords('Hvil i fred\n\nkære Søren', measure).lines).toEqual(['Hvil i fred', 'kære Søren'])
  const { lines, size } = layOutWords('æ'.repeat(280), measure)
  expect(lines.join('')).toBe('æ'.repeat(280))
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(wordsWidth)
})
