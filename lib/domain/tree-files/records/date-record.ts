import type { TreeDate } from '@/lib/domain/family-tree/tree-date'
import {
  formatGedcomDate,
  type GedcomDate,
  type GedcomDay,
  parseGedcomDate,
} from '@/lib/integrations/gedcom/gedcom-date'
import type { GedcomNode } from '@/lib/integrations/gedcom/gedcom-records'
import { comparePartialDates, findPartialDateProblem, type PartialDate } from '@/lib/shared/danish-dates'

/** A date of a file. `isDoubtful`: we show it in other words than the file has, or not at all. */
export type FileDate = { date: TreeDate | null; isDoubtful: boolean }

const earliestYear = 1

/** The date of a DATE structure. Impossible ones, and those in the future, are not dates. */
export function readFileDate(node: GedcomNode | null): FileDate {
  const text = node?.value ?? ''
  if (!node || (text === '' && node.children.length === 0)) return { date: null, isDoubtful: false }
  const parsed = parseGedcomDate(text)
  const date = parsed && asTreeDate(parsed)
  return { date, isDoubtful: !date || !parsed?.isExact }
}

/** The value of a DATE structure. A decade is written as the ten years it has. */
export function writtenDate({ qualifier, until, ...from }: TreeDate): string {
  const day = dayOf(from)
  if (until) return formatGedcomDate({ kind: 'between', from: day, to: dayOf(until) })
  if (qualifier === 'decade') return formatGedcomDate({ kind: 'between', from: day, to: { year: day.year + 9 } })
  return formatGedcomDate({ kind: qualifier ?? 'exact', from: day })
}

/** Whether two dates say the same. */
export function isSameDate(one: TreeDate | null, other: TreeDate | null): boolean {
  return one === null || other === null ? one === other : writtenDate(one) === writtenDate(other)
}

function asTreeDate({ kind, from, to }: GedcomDate): TreeDate | null {
  if (kind === 'between' && to) return asRange(from, to)
  const qualifier = kind === 'exact' || kind === 'between' ? undefined : kind
  return checked({ ...from, ...(qualifier ? { qualifier } : {}) })
}

function asRange(from: GedcomDay, to: GedcomDay): TreeDate | null {
  const isDecade = from.month === undefined && to.month === undefined && to.year === from.year + 9
  if (isDecade && from.year % 10 === 0 && from.year % 100 !== 0) return checked({ ...from, qualifier: 'decade' })
  const [first, last] = [checked(from), checked(to)]
  return first && last && comparePartialDates(first, last) <= 0 ? { ...first, until: last } : null
}

function checked(date: PartialDate): PartialDate | null {
  return findPartialDateProblem(date, new Date(), earliestYear) === null ? date : null
}

function dayOf({ year, month, day }: PartialDate): GedcomDay {
  if (month === undefined) return { year }
  return day === undefined ? { year, month } : { year, month, day }
}
