import { danishDay } from './danish-time'

/** A date as exactly as the family knows it: a year, a month of a year (1–12), or a day. */
export type PartialDate = { year: number; month?: number | undefined; day?: number | undefined }

export type PartialDateProblem = 'YEAR_RANGE' | 'MONTH_RANGE' | 'DAY_WITHOUT_MONTH' | 'NO_SUCH_DAY' | 'IN_THE_FUTURE'

/** The earliest year a memorial can bear: church books reach no further back. */
export const EARLIEST_YEAR = 1500

const monthNames = new Intl.DateTimeFormat('da-DK', { month: 'long', timeZone: 'UTC' })

/** 'januar' to 'december'. */
export const danishMonths = Array.from({ length: 12 }, (_, index) => monthNames.format(Date.UTC(2000, index, 1)))

/** The partial date of three columns or form fields of which some may be empty; null when there is no year. */
export function partialDateFrom(
  year: number | null | undefined,
  month: number | null | undefined,
  day: number | null | undefined,
): PartialDate | null {
  if (year == null) return null
  return { year, ...(month == null ? {} : { month }), ...(day == null ? {} : { day }) }
}

/** What is wrong with a date, or null. `now` decides what lies in the future, by the calendar in Denmark. */
export function findPartialDateProblem(date: PartialDate, now: Date = new Date()): PartialDateProblem | null {
  const { year, month, day } = date
  if (!Number.isInteger(year) || year < EARLIEST_YEAR || year > 9999) return 'YEAR_RANGE'
  if (month !== undefined && (!Number.isInteger(month) || month < 1 || month > 12)) return 'MONTH_RANGE'
  if (day !== undefined) {
    if (month === undefined) return 'DAY_WITHOUT_MONTH'
    if (!Number.isInteger(day) || day < 1 || day > daysInMonth(year, month)) return 'NO_SUCH_DAY'
  }
  const [thisYear = 0, thisMonth = 0, today = 0] = danishDay(now).split('-').map(Number)
  return comparePartialDates(date, { year: thisYear, month: thisMonth, day: today }) > 0 ? 'IN_THE_FUTURE' : null
}

/** Below zero when `a` lies before `b`, above when after, 0 when their common precision cannot tell them apart. */
export function comparePartialDates(a: PartialDate, b: PartialDate): number {
  if (a.year !== b.year) return a.year - b.year
  if (a.month === undefined || b.month === undefined) return 0
  if (a.month !== b.month) return a.month - b.month
  if (a.day === undefined || b.day === undefined) return 0
  return a.day - b.day
}

/** Whether a life can have begun and ended so. True as long as either date is unknown or not exact enough to deny it. */
export function isBornBeforeDied(born: PartialDate | null, died: PartialDate | null): boolean {
  return !born || !died || comparePartialDates(born, died) <= 0
}

/** '3. maj 1942', 'maj 1942' or '1942'. */
export function formatPartialDate(date: PartialDate): string {
  return [dayAndMonth(date), date.year].filter(Boolean).join(' ')
}

/** '3. maj' or 'maj', as far as it is known; '' when only the year is. */
export function dayAndMonth({ month, day }: PartialDate): string {
  if (month === undefined) return ''
  const name = danishMonths[month - 1] ?? ''
  return day === undefined ? name : `${day}. ${name}`
}

/** '1942-05-03', '1942-05' or '1942', for machines: what an HTML `<time>` and schema.org take. */
export function isoPartialDate({ year, month, day }: PartialDate): string {
  return [year, month, day]
    .filter((part) => part !== undefined)
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-')
}

/** The years of a life, '1942 – 2024'; 'Født 1942' or 'Død 2024' when only one is known; '' when neither is. */
export function formatLifespan(born: PartialDate | null, died: PartialDate | null): string {
  return joinLife(born && String(born.year), died && String(died.year))
}

/** The same with the dates as exactly as they are known, '3. maj 1942 – januar 2024'. */
export function formatLifeDates(born: PartialDate | null, died: PartialDate | null): string {
  return joinLife(born && formatPartialDate(born), died && formatPartialDate(died))
}

/** Whole years from birth to `at`; null when the dates are not exact enough to know, or the wrong way round. */
export function ageAt(born: PartialDate, at: PartialDate): number | null {
  const years = at.year - born.year
  if (years < 0 || comparePartialDates(born, at) > 0) return null
  if (born.month === undefined || at.month === undefined) return null
  if (at.month !== born.month) return at.month > born.month ? years : years - 1
  if (born.day === undefined || at.day === undefined) return null
  return at.day >= born.day ? years : years - 1
}

function joinLife(born: string | null, died: string | null): string {
  if (born && died) return `${born} – ${died}`
  if (born) return `Født ${born}`
  return died ? `Død ${died}` : ''
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
