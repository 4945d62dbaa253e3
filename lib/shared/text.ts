import { trimEndWhile } from '@/lib/shared/trim-end-while'

/**
 * The beginning of a plain text on one line, at most `maxLength` characters with the ellipsis, cut between words where
 * a word ends in the last third. Not for HTML: it does not know markup.
 */
export function excerpt(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= maxLength) return line
  const cut = characters.slice(0, Math.max(0, maxLength - 1)).join('')
  const lastSpace = cut.lastIndexOf(' ')
  const atWord = lastSpace >= (cut.length * 2) / 3 ? cut.slice(0, lastSpace) : cut
  return `${trimEndWhile(atWord, /[\s,.;:–-]/)}…`
}

/** The first letters of the first and the last word of a name, in capitals ('Åse Ærø' gives 'ÅÆ'); '' without letters. */
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
