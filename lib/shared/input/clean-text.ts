import { composeLetters } from '@/lib/shared/input/compose-letters'
import { trimLines } from '@/lib/shared/input/trim-lines'

/**
 * A text as a person meant it: one form of each letter, plain line ends, no invisible characters that reverse or hide
 * other text, no marks piled up over other posts, no more than one blank line in a row, no space around it.
 */
export function cleanText(text: string): string {
  const visible = text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(invisible, '')
  return trimLines(composeLetters(visible))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

// Control characters except the line end, and everything that is drawn as nothing: bidirectional overrides, zero-width
// spaces, soft hyphens, the fillers of Hangul, which count as letters. What makes emoji and scripts stays: joiners,
// variation selectors, the tags of flags, the marks of a direction.
const invisible =
  /[^\P{Cc}\n]|(?![\p{Variation_Selector}\u200C-\u200F\u061C\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu
