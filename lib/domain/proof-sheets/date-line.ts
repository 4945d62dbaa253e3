import { danishMonths, type PartialDate } from '@/lib/shared/danish-dates'

// A day and a month in figures or letters may stand before the year: '3. maj 1942', '3/5 1942', '03.05.1942', 'maj 1942'.
const dates =
  /(?<!\d)(?:(?<first>\d{1,2})(?:\s{0,3}[./-]\s{0,3}|\s{1,3}))?(?:(?<second>\d{1,2})(?:\s{0,3}[./-]\s{0,3}|\s{1,3})|(?<!\p{L})(?<name>\p{L}{3,9})\.?\s{1,3})?(?<year>\d{4})(?!\d)/gu

/** The dates in a line as it is cut, in their order, each as exactly as it stands there. Says nothing about whether there is such a day. */
export function datesInLine(line: string): PartialDate[] {
  return [...line.normalize('NFC').matchAll(dates)].map(({ groups = {} }) => {
    const { first, second, name, year } = groups
    const named = name ? monthOf(name) : undefined
    // One number alone before the year is its month.
    const month = named ?? Number(second ?? (name ? undefined : first))
    const day = named || second ? Number(first) : Number.NaN
    if (!(month >= 1 && month <= 12)) return { year: Number(year) }
    return { year: Number(year), month, ...(day >= 1 ? { day } : {}) }
  })
}

/** 'maj', 'Sept', 'december': 1 to 12; undefined for other words. */
function monthOf(name: string): number | undefined {
  const index = danishMonths.findIndex((month) => month.startsWith(name.toLowerCase()))
  return index < 0 ? undefined : index + 1
}
