/**
 * One form of each letter (NFC), and no more than six marks on one. The marks are cut first: putting a long run of them
 * in their order takes time by the square of its length, whatever else is right about the text.
 */
export function composeLetters(text: string): string {
  return text.replace(pile, '$1').normalize('NFC')
}

// No script writes more marks on one letter; a tower of them would stand over the posts above and below.
const pile = /(\p{M}{6})\p{M}+/gu
