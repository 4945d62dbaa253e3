import { composeLetters } from '@/lib/shared/input/compose-letters'
import { trimLines } from '@/lib/shared/input/trim-lines'

/** As `cleanLines`, with at most one blank line in a row. */
export function cleanText(text: string): string {
  return cleanLines(text).replace(/\n{3,}/g, '\n\n')
}

/** As `cleanText`, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

/**
 * Normalises a typed text: NFC, plain line ends, no invisible characters that reverse or hide text, no piles of
 * combining marks, trimmed. Blank lines and the space before a line stay, as in a poem.
 */
export function cleanLines(text: string): string {
  const plain = text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(/\t/g, ' ')
  return trimLines(removeInvisible(composeLetters(plain))).trim()
}

/**
 * Without what renders as nothing. Joiners, variation selectors, flag tags and direction marks stay where emoji and
 * scripts need them: not after a Latin, Greek or Cyrillic letter, nor in a text that only runs from left to right.
 */
export function removeInvisible(text: string): string {
  const visible = text.replace(invisible, '').replace(misplaced, '$1$2')
  return rightToLeft.test(visible) ? visible : visible.replace(/[\u200E\u200F\u061C]/g, '')
}

// Control characters except the line end, bidirectional overrides, zero-width spaces, soft hyphens, Hangul fillers
// (which count as letters), the empty Braille cell, annotation marks.
const invisible =
  /[^\P{Cc}\n]|[\u2800\uFFF9-\uFFFB]|(?![\p{Variation_Selector}\u200C-\u200F\u061C\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu
const misplaced =
  /(^|[\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200C-\u200D\p{Variation_Selector}\u{E0020}-\u{E007F}]+|([\d\p{P}])[\u200C-\u200D]+/gu
const rightToLeft = /(?!\u061C)[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
