import { dayMs } from '@/lib/shared/durations'
import { type GedcomDay, romanNumber } from './month-words'

type Span = { from: GedcomDay; to: GedcomDay }

const frenchMonths =
  'VENDEMIAIRE BRUMAIRE FRIMAIRE NIVOSE PLUVIOSE VENTOSE GERMINAL FLOREAL PRAIRIAL MESSIDOR THERMIDOR FRUCTIDOR COMP'.split(
    ' ',
  )

/** 1 to 13 for a month of the French republic: its name, or the four letters of GEDCOM; else null. */
export function frenchMonth(word: string): number | null {
  const at = frenchMonths.findIndex((name) => word === name || word === name.slice(0, 4))
  return at < 0 ? null : at + 1
}

/** Whether the word is a French republican month in any text, where 'VENT' or 'COMP' may be something else. */
export function isFrenchMonthName(word: string): boolean {
  return word !== 'COMP' && frenchMonths.includes(word)
}

/** The years of the French republic, 1 to 14, in digits or Roman; else null. */
export function frenchYear(word: string): number | null {
  const year = /^\d{1,2}$/.test(word) ? Number(word) : romanNumber(word)
  return year !== null && year >= 1 && year <= 14 ? year : null
}

/**
 * The days that a date of the French republic can mean: one, a month's or a year's. Year 1 began on 22 September 1792;
 * the years 3, 7 and 11 had a day more. A day that the month does not have counts for nothing.
 */
export function frenchSpan(year: number, month: number | null, day: number | null): Span {
  const newYear = (of: number) => Date.UTC(1792, 8, 22) + ((of - 1) * 365 + Math.floor(of / 4)) * dayMs
  const first = month === null ? newYear(year) : newYear(year) + (month - 1) * 30 * dayMs
  const next = month === null || month === 13 ? newYear(year + 1) : first + 30 * dayMs
  const exact = day === null || day < 1 ? null : first + (day - 1) * dayMs
  return exact === null || exact >= next
    ? { from: dayOf(first), to: dayOf(next - dayMs) }
    : { from: dayOf(exact), to: dayOf(exact) }
}

/** The year in which all days of the Hebrew month are, or the two years of the whole. The new year is in September. */
export function hebrewSpan(year: number, month: string | null): Span {
  const [first, last] = [{ year: year - 3761 }, { year: year - 3760 }]
  if (month === 'TSH' || month === 'CSH') return { from: first, to: first }
  const isSpring = month !== null && 'ADR ADS NSN IYR SVN TMZ AAV ELL'.split(' ').includes(month)
  return isSpring ? { from: last, to: last } : { from: first, to: last }
}

function dayOf(ms: number): GedcomDay {
  const date = new Date(ms)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
