import { composeLetters } from '@/lib/shared/input/compose-letters'

/** A file's text on one line, at most `most` characters. Null when empty. */
export function tidyLine(text: string | null | undefined, most: number): string | null {
  if (!text) return null
  const line = composeLetters(begun(text, most))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return cut(line, most).trimEnd() || null
}

/** A file's text with its line breaks, at most `most` characters. Null when empty. */
export function tidyLines(text: string | null | undefined, most: number): string | null {
  if (!text) return null
  const lines = composeLetters(begun(text, most))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim()
  return cut(lines, most).trimEnd() || null
}

/** By characters as the database counts them, so that none is halved. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('')
}

/** What has to be tidied at most; a character halved at its end is left out. */
function begun(text: string, most: number): string {
  return text.slice(0, most * 4).replace(/[\ud800-\udbff]$/, '')
}
