const list = new Intl.ListFormat('da-DK', { type: 'conjunction' })

/** Several spans one after the other, each with its own word: '30 dage, 7 dage og 1 dag'. */
export function daysBefore(days: readonly number[]): string {
  return list.format(days.map((count) => `${count} ${count === 1 ? 'dag' : 'dage'}`))
}
