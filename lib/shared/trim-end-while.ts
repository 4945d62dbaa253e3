/**
 * A text without the characters at its end that `loose`, an expression for a single one, matches. Read from the end and
 * not by an expression that ends in `+$`: that tries a long run of them from each of its beginnings.
 */
export function trimEndWhile(text: string, loose: RegExp): string {
  let end = text.length
  while (end > 0 && loose.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
