import { danishDay } from './danish-time'

/** How an inexact date is read. An exact date has null in its column and no key here. */
export const dateQualifiers = ['about', 'before', 'after', 'decade'] as const
export type DateQualifier = (typeof dateQualifiers)[number]

/**
 * A date as precise as the family knows it: a year, a month of a year (1–12), or a day; or about, before or after it.
 */
export type PartialDate = {
  /** For a decade, its first year. */
  year: number
  month?: number | undefined
  day?: number | undefined
  qualifier?: DateQualifier | undefined
}

export type PartialDateProblem =
  | 'YEAR_RANGE'
  | 'MONTH_RANGE'
  | 'DAY_WITHOUT_MONTH'
  | 'NO_SUCH_DAY'
  | 'NO_DECADE'
  | 'DECADE_OR_CENTURY'
  | 'DECADE_WITH_MONTH'
  | 'IN_THE_FUTURE'

/** The earliest year a memorial accepts: church books go no further back. */
export const EARLIEST_YEAR = 1500

/** Years either side that 'ca.' allows. */
const aboutYears = 5

const monthNames = new Intl.DateTimeFormat('da-DK', { month: 'long', timeZone: 'UTC' })

/** 'januar' to 'december'. */
export const danishMonths = Array.from({ length: 12 }, (_, index) => monthNames.format(Date.UTC(2000, index, 1)))

/** The partial date of four nullable columns; null without a year. */
export function partialDateFrom(
  year: number | null | undefined,
  month: number | null | undefined,
  day: number | null | undefined,
  qualifier: DateQualifier | null | undefined,
): PartialDate | null {
  if (year == null) return null
  return {
    year,
    ...(month == null ? {} : { month }),
    ...(day == null ? {} : { day }),
    ...(qualifier == null ? {} : { qualifier }),
  }
}

/** What is wrong with a date, or null. `now` decides what is in the future, by the Danish calendar. */
export function findPartialDateProblem(
  date: PartialDate,
  now: Date = new Date(),
  earliestYear = EARLIEST_YEAR,
): PartialDateProblem | null {
  const { year, month, day, qualifier } = date
  if (!Number.isInteger(year) || year < earliestYear || year > 9999) return 'YEAR_RANGE'
  if (month !== undefined && (!Number.isInteger(month) || month < 1 || month > 12)) return 'MONTH_RANGE'
  if (day !== undefined) {
    if (month === undefined) return 'DAY_WITHOUT_MONTH'
    if (!Number.isInteger(day) || day < 1 || day > daysInMonth(year, month)) return 'NO_SUCH_DAY'
  }
  if (qualifier === 'decade') {
    if (month !== undefined) return 'DECADE_WITH_MONTH'
    // Most people read '1900'erne' as a century.
    if (year % 10 !== 0) return 'NO_DECADE'
    if (year % 100 === 0) return 'DECADE_OR_CENTURY'
  }
  // Files of families have tens of thousands of dates, and the Danish day takes a calendar.
  if (year < now.getUTCFullYear()) return null
  const [thisYear = 0, thisMonth = 0, today = 0] = danishDay(now).split('-').map(Number)
  const todayAlone = { year: thisYear, month: thisMonth, day: today }
  const isAhead = comparePartialDates({ year, month, day }, todayAlone) > 0
  return isAhead || (qualifier === 'after' && comparePartialDates(date, todayAlone) > 0) ? 'IN_THE_FUTURE' : null
}

/** Negative when `a` is certainly before `b`, positive when after, 0 when it is not certain. */
export function comparePartialDates(a: PartialDate, b: PartialDate): number {
  const [first, second] = [daysOf(a), daysOf(b)]
  if (first.latest < second.earliest) return -1
  return first.earliest > second.latest ? 1 : 0
}

/** The earliest and latest possible day, as numbers in day order. */
function daysOf({ year, month, day, qualifier }: PartialDate): { earliest: number; latest: number } {
  const earliest = dayNumber(year, month ?? 0, day ?? 0)
  const latest = dayNumber(year, month ?? 99, day ?? 99)
  if (qualifier === 'before') return { earliest: Number.NEGATIVE_INFINITY, latest: earliest - 1 }
  if (qualifier === 'after') return { earliest: latest + 1, latest: Number.POSITIVE_INFINITY }
  if (qualifier === 'decade') return { earliest, latest: latest + dayNumber(9, 0, 0) }
  const open = qualifier === 'about' ? dayNumber(aboutYears, 0, 0) : 0
  return { earliest: earliest - open, latest: latest + open }
}

function dayNumber(year: number, month: number, day: number): number {
  return year * 10_000 + month * 100 + day
}

// Within the same year, month or day, the less precise date comes first.
const places: Record<DateQualifier | 'exact', number> = { before: 0, decade: 1, about: 2, exact: 3, after: 4 }

/**
 * A total order for lists, the same for every reader; `comparePartialDates` only says what is certain. 'før 1940'
 * sorts just before 1940, 'efter 1945' after all of 1945, a date without a month before those with one.
 */
export function orderPartialDates(a: PartialDate, b: PartialDate): number {
  return placeOf(a) - placeOf(b)
}

function placeOf({ year, month, day, qualifier }: PartialDate): number {
  const unknown = qualifier === 'after' ? 99 : 0
  return dayNumber(year, month ?? unknown, day ?? unknown) * 10 + places[qualifier ?? 'exact']
}

/** Whether two dates are the same and equally precise. */
export function isSamePartialDate(a: PartialDate, b: PartialDate): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day && a.qualifier === b.qualifier
}

/** Whether birth can precede death. True as long as either date is unknown or too imprecise to rule it out. */
export function isBornBeforeDied(born: PartialDate | null, died: PartialDate | null): boolean {
  return !born || !died || comparePartialDates(born, died) <= 0
}

const qualifierTexts: Record<DateQualifier, string> = { about: 'ca.', before: 'før', after: 'efter', decade: '' }

/** '3. maj 1942', 'maj 1942', '1942', 'ca. 1942', 'før maj 1942', 'efter 1942' or '1940’erne'. */
export function formatPartialDate(date: PartialDate): string {
  return [beforeYear(date), yearAlone(date)].filter(Boolean).join(' ')
}

/** The date as it follows 'født' or 'død': '3. maj 1942', 'i maj 1942', 'ca. 1942' or 'i 1940’erne'. */
export function formatDateAfterVerb(date: PartialDate): string {
  const isMonth = date.month !== undefined && date.day === undefined && date.qualifier === undefined
  return isMonth || date.qualifier === 'decade' ? `i ${formatPartialDate(date)}` : formatPartialDate(date)
}

/** The part before the year, '3. maj', 'maj', 'ca.' or 'før 3. maj'; '' when only the year is known. */
export function beforeYear({ month, day, qualifier }: PartialDate): string {
  const name = month === undefined ? '' : (danishMonths[month - 1] ?? '')
  const dayAndMonth = name && day !== undefined ? `${day}. ${name}` : name
  return [qualifier && qualifierTexts[qualifier], dayAndMonth].filter(Boolean).join(' ')
}

/** '1942' or '1940’erne'. */
export function yearAlone({ year, qualifier }: PartialDate): string {
  return qualifier === 'decade' ? `${year}’erne` : String(year)
}

/**
 * '1942-05-03', '1942-05' or '1942', for an HTML `<time>` and schema.org. Null when the date is inexact, which
 * neither format can express.
 */
export function isoPartialDate({ year, month, day, qualifier }: PartialDate): string | null {
  if (qualifier) return null
  return [year, month, day]
    .filter((part) => part !== undefined)
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-')
}

/** The years of a life, '1942 – 2024'; 'Født ca. 1942' or 'Død 2024' when only one is known; '' when neither is. */
export function formatLifespan(born: PartialDate | null, died: PartialDate | null): string {
  return joinLife(born && withoutMonth(born), died && withoutMonth(died))
}

/** As `formatLifespan`, with full dates: '3. maj 1942 – januar 2024'. */
export function formatLifeDates(born: PartialDate | null, died: PartialDate | null): string {
  return joinLife(born, died)
}

/** A date without its month and day: '1942', 'ca. 1942', 'før 1942' or '1940’erne'. */
export function formatYear(date: PartialDate): string {
  return formatPartialDate(withoutMonth(date))
}

/** Without its month, 'før maj 1942' means about 1942, not before it. */
function withoutMonth({ year, month, qualifier }: PartialDate): PartialDate {
  return { year, qualifier: month !== undefined && qualifier ? 'about' : qualifier }
}

/** Whole years from birth to `at`; null when the dates are too imprecise or in the wrong order. */
export function ageAt(born: PartialDate, at: PartialDate): number | null {
  if (born.qualifier || at.qualifier) return null
  const years = at.year - born.year
  if (years < 0 || comparePartialDates(born, at) > 0) return null
  if (born.month === undefined || at.month === undefined) return null
  if (at.month !== born.month) return at.month > born.month ? years : years - 1
  if (born.day === undefined || at.day === undefined) return null
  return at.day >= born.day ? years : years - 1
}

function joinLife(born: PartialDate | null, died: PartialDate | null): string {
  if (born && died) return `${formatPartialDate(born)} – ${formatPartialDate(died)}`
  if (born) return `Født ${formatDateAfterVerb(born)}`
  return died ? `Død ${formatDateAfterVerb(died)}` : ''
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
