/**
 * NFC, with at most six combining marks on a letter. The marks are cut first: ordering a long run of them takes
 * quadratic time.
 */
export function composeLetters(text: string): string {
  return text.replace(pile, '$1').normalize('NFC')
}

// No script puts more marks on one letter; a longer pile would cover the posts above and below.
const pile = /(\p{M}{6})\p{M}+/gu

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
  // In this order: what is invisible would divide a pile of marks into small ones.
  return trimLines(composeLetters(removeInvisible(plain))).trim()
}

/**
 * Without what renders as nothing. Joiners, variation selectors, flag tags and direction marks stay where emoji and
 * scripts need them, one at a time: more of them could carry a hidden text. Word's bullets from the private use area
 * become ordinary ones; the rest of it shows as a box.
 */
export function removeInvisible(text: string): string {
  const visible = text.replace(/[\uF0A7\uF0B7]/g, '•').replace(invisible, '$1')
  return rightToLeft.test(visible)
    ? visible.replace(/([\u200E\u200F\u061C])[\u200E\u200F\u061C]+/g, '$1')
    : visible.replace(/[\u200E\u200F\u061C]/g, '')
}

// First what stays: a number in a box, a flag of tags, emoji with their looks and joiners, a joiner in a script that
// has them, a variant of an ideograph. Then control characters except the line end, bidirectional overrides, zero-width
// spaces, soft hyphens, Hangul fillers (which count as letters), the empty Braille cell, annotation marks, places of
// pictures, and code points of nobody.
const invisible =
  /([#*\d]\uFE0F\u20E3|\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?)*|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}[^\P{M}\p{Default_Ignorable_Code_Point}]*[\u200C\u200D]|[\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{Script=Phags_Pa}][\uFE00-\uFE0D\u{E0100}-\u{E01EF}\u180B-\u180D\u180F])|[^\P{Cc}\n]|[\u2800\uFFF9-\uFFFC\u{1D159}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]|(?![\u200E\u200F\u061C])\p{Default_Ignorable_Code_Point}/gu
const rightToLeft = /(?!\u061C)[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/**
 * Removes trailing space from each line. Not with a regular expression: 'spaces before a line end' rescans a long run
 * of spaces from each of its positions.
 */
export function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}
