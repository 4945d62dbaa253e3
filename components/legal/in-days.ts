/** A number of days as text: whole years as years, else days. '2 år', '90 dage', '1 dag'. */
export function inDays(days: number): string {
  if (days % 365 === 0) return `${days / 365} år`
  return days === 1 ? '1 dag' : `${days} dage`
}
