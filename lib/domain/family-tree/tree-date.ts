import {
  type DateQualifier,
  dateQualifiers,
  formatDateAfterVerb,
  formatPartialDate,
  formatYear,
  type PartialDate,
  partialDateFrom,
} from '@/lib/shared/danish-dates'

/** A date as precise as it is known, or one between two dates: then `until` is the later, and neither is inexact. */
export type TreeDate = PartialDate & { until?: PartialDate | undefined }

/** Years either side that 'ca.' allows. */
export const aboutYears = 5

type NumberColumn = 'Year' | 'Month' | 'Day' | 'UntilYear' | 'UntilMonth' | 'UntilDay'
export type DateColumns<P extends string> = { [K in `${P}${NumberColumn}`]: number | null } & {
  [K in `${P}Qualifier`]: DateQualifier | null
}

/** The date in a row's seven columns that begin with `prefix`; null without a year. */
export function treeDateFrom<P extends string>(prefix: P, row: DateColumns<P>): TreeDate | null {
  const columns: Record<string, number | string | null> = row
  const number = (name: string) => {
    const value = columns[`${prefix}${name}`]
    return typeof value === 'number' ? value : null
  }
  const qualifier = dateQualifiers.find((name) => name === columns[`${prefix}Qualifier`])
  const date = partialDateFrom(number('Year'), number('Month'), number('Day'), qualifier)
  const until = partialDateFrom(number('UntilYear'), number('UntilMonth'), number('UntilDay'), null)
  return date && until ? { ...date, until } : date
}

/** The seven columns of a date, for a `select`. */
export function treeDateSelect<P extends string>(prefix: P): { [K in keyof DateColumns<P>]: true } {
  const names = ['Year', 'Month', 'Day', 'Qualifier', 'UntilYear', 'UntilMonth', 'UntilDay']
  // The keys are computed from the type parameter, which TypeScript cannot follow.
  return Object.fromEntries(names.map((name) => [prefix + name, true])) as { [K in keyof DateColumns<P>]: true }
}

/** The columns of a date; all null without one. */
export function treeDateColumns<P extends string>(prefix: P, date: TreeDate | null): DateColumns<P> {
  return Object.fromEntries([
    [`${prefix}Year`, date?.year ?? null],
    [`${prefix}Month`, date?.month ?? null],
    [`${prefix}Day`, date?.day ?? null],
    [`${prefix}Qualifier`, date?.qualifier ?? null],
    [`${prefix}UntilYear`, date?.until?.year ?? null],
    [`${prefix}UntilMonth`, date?.until?.month ?? null],
    [`${prefix}UntilDay`, date?.until?.day ?? null],
    // The keys are computed from the type parameter, which TypeScript cannot follow.
  ]) as DateColumns<P>
}

/** '3. maj 1942', 'ca. 1850', 'mellem 1840 og 1845' or '1700-tallet'. */
export function formatTreeDate(date: TreeDate): string {
  if (!date.until) return formatPartialDate(date)
  return centuryOf(date) ?? `mellem ${formatPartialDate(date)} og ${formatPartialDate(date.until)}`
}

/** The date as it follows 'født' or 'død': '3. maj 1942', 'i 1940’erne', 'mellem 1840 og 1845' or 'i 1700-tallet'. */
export function formatTreeDateAfterVerb(date: TreeDate): string {
  if (!date.until) return formatDateAfterVerb(date)
  return centuryOf(date) ? `i ${formatTreeDate(date)}` : formatTreeDate(date)
}

/** '1942', 'ca. 1850', '1940’erne', '1700-tallet'; 'ca. 1842' between 1840 and 1845. */
export function formatTreeYear(date: TreeDate): string {
  if (!date.until) return formatYear(date)
  if (date.until.year === date.year) return String(date.year)
  return centuryOf(date) ?? formatYear({ year: Math.floor((date.year + date.until.year) / 2), qualifier: 'about' })
}

/** The year as it follows 'født' or 'død': '1942', 'i 1940’erne'. */
export function formatTreeYearAfterVerb(date: TreeDate): string {
  return `${date.qualifier === 'decade' || centuryOf(date) ? 'i ' : ''}${formatTreeYear(date)}`
}

/** The years of a life: '1842 – 1920', 'Født ca. 1842', 'Død 1920', or ''. */
export function formatTreeLifespan(born: TreeDate | null, died: TreeDate | null): string {
  if (born && died) return `${formatTreeYear(born)} – ${formatTreeYear(died)}`
  if (born) return `Født ${formatTreeYearAfterVerb(born)}`
  return died ? `Død ${formatTreeYearAfterVerb(died)}` : ''
}

/** From 1700 to 1799, or to 1800 as the 18th century is counted. */
function centuryOf({ year, until }: TreeDate): string | null {
  const years = (until?.year ?? year) - year
  return year >= 100 && year % 100 === 0 && (years === 99 || years === 100) ? `${year}-tallet` : null
}

/** The latest year the date can mean; null for 'efter'. 'ca.' allows five years either side. */
export function latestYear({ year, qualifier, until, month }: TreeDate): number | null {
  if (until) return until.year
  if (qualifier === 'after') return null
  if (qualifier === 'about') return year + aboutYears
  if (qualifier === 'decade') return year + 9
  return qualifier === 'before' && month === undefined ? year - 1 : year
}

/** The earliest year the date can mean; null for 'før'. */
export function earliestYear({ year, qualifier }: TreeDate): number | null {
  if (qualifier === 'before') return null
  if (qualifier === 'about') return year - aboutYears
  return year
}
