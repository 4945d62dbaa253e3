import type { TreeDate } from '@/lib/domain/family-tree/tree-date'
import { tidyLine } from '@/lib/domain/tree-files/records/edit-node'
import type { GedcomDay } from '@/lib/integrations/gedcom/date-words'
import { formatGedcomDate, type GedcomDate, parseGedcomDate } from '@/lib/integrations/gedcom/gedcom-date'
import { findChild, type GedcomNode } from '@/lib/integrations/gedcom/gedcom-records'
import { readMarkup } from '@/lib/integrations/rich-text/read-markup'
import { comparePartialDates, findPartialDateProblem, type PartialDate } from '@/lib/shared/danish-dates'

type FileDate = {
  date: TreeDate | null
  /** We show it in other words than the file has, or not at all. */
  isDoubtful: boolean
  /** The file's own, on one line of at most 120 characters, where they say something that `date` does not hold. */
  words: string | null
}

const earliestYear = 1
const wordsMost = 120

/** The date of a DATE structure. Impossible ones, and those in the future, are not dates; then they stand as words. */
export function readFileDate(node: GedcomNode | null): FileDate {
  const text = readMarkup(node?.value ?? '')
  if (!node || (text === '' && node.children.length === 0)) return { date: null, isDoubtful: false, words: null }
  const phrase = readMarkup(findChild(node, 'PHRASE')?.value ?? '')
  const parsed = parseGedcomDate(text || phrase)
  const date = parsed && asTreeDate(parsed)
  const isWhole = date !== null && !parsed?.saysMore
  return {
    date,
    isDoubtful: text === '' || !date || !parsed?.isExact,
    words: tidyLine(isWhole && (!text || saysSame(phrase, date)) ? null : ownWords(text, phrase, isWhole), wordsMost),
  }
}

function saysSame(phrase: string, date: TreeDate): boolean {
  const parsed = parseGedcomDate(phrase)
  return phrase === '' || (parsed !== null && !parsed.saysMore && isSameDate(asTreeDate(parsed), date))
}

/** The phrase alone where it is all that the date does not hold. */
function ownWords(text: string, phrase: string, isWhole: boolean): string {
  if (phrase) return isWhole || !text ? phrase : `${readable(text)} (${phrase})`
  const [, interpreted, said = ''] = /^\s*(?:INT\s([^()]*))?\(([^()]*)\)\s*$/i.exec(text) ?? []
  const outside = interpreted === undefined ? null : parseGedcomDate(interpreted)
  return said && (interpreted === undefined || (outside && !outside.saysMore)) ? said : readable(text)
}

/** 5.5.1 writes the name of a calendar between signs. */
function readable(text: string): string {
  return text.replace(/@#D([A-Z ]{1,20})@/gi, '$1')
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
