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
