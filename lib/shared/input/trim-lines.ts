/**
 * A text without space at the end of its lines. Line by line and not by an expression: 'spaces before a line end' tries
 * a long run of spaces from each of its beginnings.
 */
export function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}
