import { composeLetters } from '@/lib/shared/input/compose-letters'
import { trimLines } from '@/lib/shared/input/trim-lines'

/**
 * Normalises a typed text: NFC, plain line ends, no invisible characters that reverse or hide text, no piles of
 * combining marks, at most one blank line in a row, trimmed.
 */
export function cleanText(text: string): string {
  const visible = text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(invisible, '')
  return trimLines(composeLetters(visible))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** As `cleanText`, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

// Control characters except the line end, and everything that renders as nothing: bidirectional overrides, zero-width
// spaces, soft hyphens, Hangul fillers (which count as letters). Kept, because emoji and scripts need them: joiners,
// variation selectors, flag tags, direction marks.
export const invisible =
  /[^\P{Cc}\n]|(?![\p{Variation_Selector}\u200C-\u200F\u061C\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu
