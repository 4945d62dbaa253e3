/**
 * Removes the trailing characters that match `loose`, an expression for a single character. Reads from the end: an
 * expression ending in `+$` rescans a long run from each of its positions.
 */
export function trimEndWhile(text: string, loose: RegExp): string {
  let end = text.length
  while (end > 0 && loose.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
