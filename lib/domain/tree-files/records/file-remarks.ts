import { readFileDate } from '@/lib/domain/tree-files/records/date-record'
import type { DoubtfulDate } from '@/lib/domain/tree-files/records/family-file'
import { saidTags } from '@/lib/domain/tree-files/records/said-record'
import { findChild, type GedcomRecord } from '@/lib/integrations/gedcom/gedcom-records'

/** As many as somebody reads. */
const listedMost = 200

const datedTags = new Set(['BIRT', 'DEAT', 'MARR', 'DIV'])
/** Structures that our fields hold or that are told in words, or that say only who is related to whom. */
const shownTags: Record<string, ReadonlySet<string>> = {
  INDI: new Set([
    'NAME',
    'SEX',
    'BIRT',
    'DEAT',
    'NOTE',
    'SNOTE',
    'FAMC',
    'FAMS',
    'CHAN',
    'CREA',
    'UID',
    '_UID',
    'REFN',
    'RIN',
    'OBJE',
    ...saidTags.INDI,
  ]),
  FAM: new Set(['HUSB', 'WIFE', 'CHIL', 'MARR', 'DIV', 'CHAN', 'CREA', 'UID', '_UID', 'REFN', 'RIN', ...saidTags.FAM]),
}
const withoutMeaning = new Set(['HEAD', 'TRLR', 'INDI', 'FAM', 'SUBM', 'SUBN', 'NOTE', 'SNOTE'])

/** Dates that we cannot show in the file's own words: the first 200, and how many there are. */
export function listDoubtfulDates(records: readonly GedcomRecord[]): {
  doubtfulDates: DoubtfulDate[]
  doubtfulCount: number
} {
  const doubtfulDates: DoubtfulDate[] = []
  let doubtfulCount = 0
  for (const { tag, children } of records) {
    if (tag !== 'INDI' && tag !== 'FAM') continue
    for (const event of children) {
      const date = datedTags.has(event.tag) ? findChild(event, 'DATE') : null
      if (!date || !readFileDate(date).isDoubtful) continue
      doubtfulCount++
      const text = date.value ?? findChild(date, 'PHRASE')?.value ?? ''
      if (doubtfulDates.length < listedMost) doubtfulDates.push({ line: date.line, text: text.slice(0, 80) })
    }
  }
  return { doubtfulDates, doubtfulCount }
}

/** How many structures of each tag we have no field for. They are kept all the same. */
export function countKept(records: readonly GedcomRecord[]): Record<string, number> {
  const counts = new Map<string, number>()
  const count = (tag: string) => counts.set(tag, (counts.get(tag) ?? 0) + 1)
  for (const { tag, children } of records) {
    const shown = shownTags[tag]
    if (!shown && !withoutMeaning.has(tag)) count(tag)
    for (const child of shown ? children : []) if (!shown?.has(child.tag)) count(child.tag)
  }
  const largest = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 100)
  return Object.fromEntries(largest)
}
