/**
 * A text as a person meant it: one form of each letter, plain line ends, no invisible characters that reverse or hide
 * other text, no more than one blank line in a row, no space around it.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(invisible, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

// Control characters except the line end, bidirectional overrides and the byte order mark. U+200D stays: it joins emoji.
const invisible = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\uFEFF\u200B\u2060]/gu
