const list = new Intl.ListFormat('da-DK', { type: 'conjunction' })

/** Several spans in a row, each with its own unit: '30 dage, 7 dage og 1 dag'. */
export function daysBefore(days: readonly number[]): string {
  return list.format(days.map((count) => `${count} ${count === 1 ? 'dag' : 'dage'}`))
}
