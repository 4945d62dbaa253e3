/**
 * NFC, with at most six combining marks on a letter. The marks are cut first: ordering a long run of them takes
 * quadratic time.
 */
export function composeLetters(text: string): string {
  return text.replace(pile, '$1').normalize('NFC')
}

// No script puts more marks on one letter; a longer pile would cover the posts above and below.
const pile = /(\p{M}{6})\p{M}+/gu
