/** The width that words may take, in pixels of the film. */
export const wordsWidth = 600
/** The most lines that are typed; longer lines are broken into more. */
export const typedLinesMost = 8

export type WordsLayout = { size: number; lineHeight: number; lines: string[] }

/** Type sizes in pixels, each with the most lines it is used for. */
const sizes = [
  { size: 46, most: 3 },
  { size: 40, most: 4 },
  { size: 35, most: 6 },
  { size: 30, most: 8 },
  { size: 26, most: 12 },
] as const
/** Of letters as wide as they are high, 280 in eight lines: these stay within the picture. */
const smallest = { size: 20, most: 20 } as const

/** The words in the largest type that leaves room for the picture. `measure` is a text's width in pixels at a size. */
export function layOutWords(words: string, measure: (text: string, size: number) => number): WordsLayout {
  for (const { size, most } of sizes) {
    const lines = brokenAt(words, (text) => measure(text, size) <= wordsWidth)
    if (lines.length <= most) return { size, lineHeight: Math.round(size * 1.32), lines }
  }
  const lines = brokenAt(words, (text) => measure(text, smallest.size) <= wordsWidth)
  // The words stand beside the film too.
  return { size: smallest.size, lineHeight: Math.round(smallest.size * 1.32), lines: lines.slice(0, smallest.most) }
}

/** Breaks a text between words, and within a word that no line has room for. Line breaks that were typed stay. */
function brokenAt(text: string, fits: (line: string) => boolean): string[] {
  const typed = text.split('\n').map((line) => line.trim())
  return typed.filter((line) => line !== '').flatMap((line) => brokenLine(line, fits))
}

function brokenLine(line: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/\s+/)) {
    const longer = current === '' ? word : `${current} ${word}`
    if (fits(longer)) {
      current = longer
      continue
    }
    if (current !== '') lines.push(current)
    const pieces = cutToFit(word, fits)
    lines.push(...pieces.slice(0, -1))
    current = pieces.at(-1) ?? ''
  }
  if (current !== '') lines.push(current)
  return lines
}

function cutToFit(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}
