import { danishMonths, type PartialDate } from '@/lib/shared/danish-dates'

type Token = { text: string; start: number; end: number }

/**
 * The dates in a line as it is cut, in their order, each as exactly as it stands there: '3. maj 1942', '3/5 1942',
 * '03.05.1942', 'maj 1942', '1942'. Says nothing about whether there is such a day.
 */
export function datesInLine(line: string): PartialDate[] {
  const text = line.normalize('NFC')
  const tokens = [...text.matchAll(/\d+|\p{L}+/gu)].map(({ 0: found, index }) => ({
    ...{ text: found, start: index, end: index + found.length },
  }))
  // What stands just before a year, as long as nothing but the marks of a date lies between.
  const before = (place: number): Token | undefined => {
    const [token, next] = [tokens[place - 1], tokens[place]]
    return token && next && isGap(text.slice(token.end, next.start)) ? token : undefined
  }
  return tokens.flatMap((token, place) => {
    if (!/^\d{4}$/.test(token.text)) return []
    return [dateOf(Number(token.text), before(place), before(place - 1))]
  })
}

function dateOf(year: number, last: Token | undefined, first: Token | undefined): PartialDate {
  // One number alone before the year is its month.
  const month = last && (isShort(last) ? Number(last.text) : monthOf(last.text))
  if (!month || month < 1 || month > 12) return { year }
  const day = first && isShort(first) ? Number(first.text) : 0
  return { year, month, ...(day >= 1 ? { day } : {}) }
}

/** Space, or one mark of a date with a little space around it. */
function isGap(between: string): boolean {
  return between.length > 0 && between.length <= 7 && /^[./-]?$/.test(between.replace(/\s/g, ''))
}

function isShort({ text }: Token): boolean {
  return /^\d{1,2}$/.test(text)
}

/** 'maj', 'Sept', 'december': 1 to 12; undefined for other words. */
function monthOf(name: string): number | undefined {
  if (name.length < 3) return undefined
  const index = danishMonths.findIndex((month) => month.startsWith(name.toLowerCase()))
  return index < 0 ? undefined : index + 1
}
