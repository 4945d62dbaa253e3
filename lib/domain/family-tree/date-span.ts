import { aboutYears, type TreeDate } from '@/lib/domain/family-tree/tree-date'
import type { DateQualifier } from '@/lib/shared/danish-dates'
import { dayMs } from '@/lib/shared/durations'

/** The first and last day a date can mean, counted in days; infinite where it is open. */
export type DateSpan = { from: number; to: number }

export const daysOfYear = 365.2425

/** Without a date, any day. */
export function spanOf(date: TreeDate | null): DateSpan {
  if (!date) return { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
  const { from, to } = daysOf(date)
  return widened({ from, to: date.until ? daysOf(date.until).to : to }, date.qualifier)
}

function widened({ from, to }: DateSpan, qualifier: DateQualifier | undefined): DateSpan {
  if (qualifier === 'before') return { from: Number.NEGATIVE_INFINITY, to: from - 1 }
  if (qualifier === 'after') return { from: to + 1, to: Number.POSITIVE_INFINITY }
  if (qualifier === 'decade') return { from, to: to + 9 * daysOfYear }
  const open = qualifier === 'about' ? aboutYears * daysOfYear : 0
  return { from: from - open, to: to + open }
}

function daysOf({ year, month, day }: Pick<TreeDate, 'year' | 'month' | 'day'>): DateSpan {
  const from = dayNumber(year, (month ?? 1) - 1, day ?? 1)
  if (day !== undefined) return { from, to: from }
  return { from, to: (month === undefined ? dayNumber(year + 1, 0, 1) : dayNumber(year, month, 1)) - 1 }
}

/** Date.UTC takes the years before 100 for those of the twentieth century. */
function dayNumber(year: number, month: number, day: number): number {
  return Math.round(new Date(0).setUTCFullYear(year, month, day) / dayMs)
}

/** Whole years that lie between two dates for certain, at least; negative infinity when it is unknown. */
export function yearsAtLeast(since: DateSpan, until: DateSpan): number {
  return Math.floor((until.from - since.to) / daysOfYear)
}

/** Whole years that lie between two dates at most; infinity when it is unknown. */
export function yearsAtMost(since: DateSpan, until: DateSpan): number {
  return Math.floor((until.to - since.from) / daysOfYear)
}
