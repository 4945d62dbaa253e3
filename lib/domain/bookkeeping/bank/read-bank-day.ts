/**
 * A calendar day as banks write it, as yyyy-mm-dd: '03-11-2026', '3.11.2026', '03/11/2026', '03-11-26', '2026-11-03',
 * '2026/11/03', '20261103', with or without a time. Null for anything else, also for a day that does not exist.
 */
export function readBankDay(cell: string): string | null {
  const text = cell.trim().slice(0, 40)
  const yearFirst = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:[T ].*)?$/.exec(text)
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[3], yearFirst[4])
  const dayFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ].*)?$/.exec(text)
  if (!dayFirst) return null
  const [, day = '', , month = '', year = ''] = dayFirst
  return dayOf(year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), day.padStart(2, '0'))
}

function dayOf(year = '', month = '', day = ''): string | null {
  const iso = `${year}-${month}-${day}`
  const moment = Date.parse(`${iso}T00:00:00Z`)
  // The database's calendar and a typing mistake in the century.
  if (Number.isNaN(moment) || year < '1990' || year > '2199') return null
  return new Date(moment).toISOString().startsWith(iso) ? iso : null
}
