import { Temporal } from 'temporal-polyfill'

const shortFormat = new Intl.DateTimeFormat('da-DK', { month: 'short', year: '2-digit', timeZone: 'UTC' })
const longFormat = new Intl.DateTimeFormat('da-DK', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The last `count` months in Denmark up to the one of `day` (yyyy-mm-dd), oldest first. */
export function lastMonths(day: string, count: number): Array<{ key: string; short: string; long: string }> {
  const last = Temporal.PlainYearMonth.from(day.slice(0, 7))
  return Array.from({ length: count }, (_, place) => {
    const key = last.subtract({ months: count - 1 - place }).toString()
    const date = new Date(`${key}-01T00:00:00Z`)
    return { key, short: shortFormat.format(date), long: longFormat.format(date) }
  })
}
