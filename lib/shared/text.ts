import { trimEndWhile } from '@/lib/shared/trim-end-while'

/**
 * The start of a plain text on one line, at most `maxLength` characters including the ellipsis, cut between words if
 * a word ends in the last third. Not for HTML.
 */
export function excerpt(text: string, maxLength: number): string {
  return cutAtWord(text.replace(/\s+/g, ' ').trim(), maxLength)
}

/** As `excerpt`, keeping the lines, with at most one empty line in a row. */
export function excerptInLines(text: string, maxLength: number): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
  return cutAtWord(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    maxLength,
  )
}

function cutAtWord(text: string, maxLength: number): string {
  const characters = Array.from(text)
  if (characters.length <= maxLength) return text
  const cut = characters.slice(0, Math.max(0, maxLength - 1)).join('')
  const lastSpace = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'))
  const atWord = lastSpace >= (cut.length * 2) / 3 ? cut.slice(0, lastSpace) : cut
  return `${trimEndWhile(atWord, /[\s,.;:–-]/)}…`
}

/** The first letters of the first and last word of a name, in capitals ('Åse Ærø' gives 'ÅÆ'); '' without letters. */
export function initials(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/[\s-]+/)
    .map((word) => /[\p{Letter}\p{Number}]/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
  const [first = ''] = letters
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : ''
  return (first + last).toLocaleUpperCase('da-DK')
}
