import { PLACE_MAX_LENGTH } from '@/lib/domain/family-tree/schema'
import type { TreeDate } from '@/lib/domain/family-tree/tree-date'
import { isSameDate, readFileDate, writtenDate } from '@/lib/domain/tree-files/records/date-record'
import {
  addChild,
  childrenOf,
  setValue,
  swapChild,
  textBelow,
  tidyLine,
} from '@/lib/domain/tree-files/records/edit-node'
import {
  isDeathPlace,
  isDeathWord,
  isNegativePlace,
  isNegativeWord,
  isUnknown,
  isYesWord,
  saysLiving,
  saysNotSo,
} from '@/lib/domain/tree-files/records/said-words'
import { findChild, type GedcomNode, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

export type FileEvent = { date: TreeDate | null; place: string | null }

/** What stands below an old place or date and would be untrue of a new one. */
const ofOldPlace = ['MAP', 'FORM', 'TRAN', 'FONE', 'ROMN']

/** What a file says of an event: that it happened, that it did not, or neither. */
type Happened = 'yes' | 'no' | 'unsaid'

const deaths = new Set(['DEAT', 'BURI', 'CREM'])
const weddings = new Set(['MARR', 'DIV'])

/**
 * Whether an event happened. The standard's `N`, and what programs and people write for it ('NEVER MARRIED' as a date,
 * 'Living' as a place, 'lever i 2010' as a date of death), is a no; a name alone, '1 DIV', says nothing; anything said
 * of the event is a yes.
 */
export function happened(event: GedcomNode): Happened {
  const { tag, value, children } = event
  const textsOf = (name: string) =>
    childrenOf(event, name)
      .flatMap((child) => [child.value, textBelow(child, 'PHRASE')])
      .filter((text) => text !== null)
  const said = [...(value === null ? [] : [value]), ...textsOf('DATE')]
  if (said.some(isNegativeWord) || textsOf('PLAC').some(isNegativePlace)) return 'no'
  if (weddings.has(tag) && (said.some(saysNotSo) || textsOf('NOTE').some(isNegativePlace))) return 'no'
  const spoken = [...said, ...['AGE', 'CAUS'].flatMap(textsOf)]
  const beside = ['TYPE', 'NOTE'].flatMap(textsOf)
  if (deaths.has(tag) && (spoken.some(saysLiving) || beside.some(isNegativePlace))) return 'no'
  const isSaid = children.some((child) => child.pointer !== null || child.value || child.children[0])
  return isSaid || (value !== null && !isUnknown(value)) ? 'yes' : 'unsaid'
}

/**
 * Whether a death or a funeral certainly happened: by a yes, a date that can be read, an age or a cause. A place, a
 * note or a source is none of these: a grave is bought in time, and programs leave empty events behind.
 */
export function isClearDeath(event: GedcomNode): boolean {
  if (happened(event) !== 'yes') return false
  if (event.value && (isYesWord(event.value) || isDeathWord(event.value))) return true
  if (isDeathPlace(textBelow(event, 'PLAC') ?? '') || isClearDate(findChild(event, 'DATE'))) return true
  return ['AGE', 'CAUS'].some((tag) => {
    const text = textBelow(event, tag)?.trim()
    return text !== undefined && text !== '' && !isUnknown(text) && !isNegativeWord(text)
  })
}

/** A number of one or two digits is what is left of a date. */
function isClearDate(node: GedcomNode | null): boolean {
  const texts = [node?.value, textBelow(node, 'PHRASE')].filter((text) => typeof text === 'string')
  if (texts.some((text) => guess.test(text))) return false
  if (texts.some((text) => isDeathWord(text) || /^(?:y|yes|ja?)$/i.test(text.trim()))) return true
  return (readFileDate(node).date?.year ?? 0) >= 100
}

/** A question, and what Family Tree Maker reckons of everybody: 'WFT Est. 1948-2015'. */
const guess = /(?:dead|died|deceased|død|døde|gestorben|tot|décédé) ?\?|\bWFT\b/i

/** Whether the record says that there was no such event. */
export function isDenied(record: GedcomNode, tag: string): boolean {
  return isRuledOut(record, tag) || childrenOf(record, tag).some((event) => happened(event) === 'no')
}

/** Whether something beside the events says that there was none: 7.0's `NO` for all time, or a program's own mark. */
export function isRuledOut(record: GedcomNode, tag: string): boolean {
  return record.children.some((node) => isRuling(node, tag) && findChild(node, 'DATE') === null)
}

const livingMarks = new Set(['_LIVING', '_ALIVE', '_LIV', 'LIVING'])
const unmarriedMarks = new Set(['_NMR', '_UMR'])
const stateMarks = new Set(['_STAT', '_MSTAT', '_STATUS'])

function isRuling({ tag, value, children }: GedcomNode, denied: string): boolean {
  if (tag === 'NO') return value === denied
  const isYes = value === null || isYesWord(value)
  if (denied === 'MARR') return (unmarriedMarks.has(tag) && isYes) || (stateMarks.has(tag) && saysNotSo(value ?? ''))
  if (denied !== 'DEAT') return false
  if (stateMarks.has(tag) || livingMarks.has(tag)) return saysLiving(value ?? '') || (livingMarks.has(tag) && isYes)
  const type = tag === 'EVEN' || tag === 'FACT' ? children.find((child) => child.tag === 'TYPE')?.value : null
  return isYes && type ? isNegativePlace(type) && saysLiving(type) : false
}

/** The record's event of a kind: of several the first with a date that can be read; none that did not happen. */
export function findEvent(record: GedcomNode, tag: string): GedcomNode | null {
  return firstDated(childrenOf(record, tag).filter((event) => happened(event) !== 'no'))
}

/** The first of several events with a date that can be read, else the first. */
export function firstDated(events: readonly GedcomNode[]): GedcomNode | null {
  return events.find((event) => readFileDate(findChild(event, 'DATE')).date !== null) ?? events[0] ?? null
}

/** The record without what says that there was no such event. */
export function withoutDenial(record: GedcomNode, denied: string): GedcomNode {
  const isDenial = (node: GedcomNode) => isRuling(node, denied) || (node.tag === denied && happened(node) === 'no')
  return record.children.some(isDenial)
    ? { ...record, children: record.children.filter((node) => !isDenial(node)) }
    : record
}

/** When and where the event was. 'Afdød' is no place. */
export function readEvent(event: GedcomNode | null): FileEvent {
  if (!event) return { date: null, place: null }
  const place = tidyLine(findChild(event, 'PLAC')?.value, PLACE_MAX_LENGTH)
  return {
    date: readFileDate(findChild(event, 'DATE')).date,
    place: deaths.has(event.tag) && isDeathPlace(place ?? '') ? null : place,
  }
}

/** The event with this date and place; what it says of the same stays to the letter. */
export function writeEvent(event: GedcomNode, { date, place }: FileEvent): GedcomNode {
  const now = readEvent(event)
  const dated = isSameDate(now.date, date) ? event : withDate(event, date)
  return now.place === place ? dated : withPlace(dated, place)
}

/** Whether nothing is left of the event but its name. */
export function isEmptyEvent({ value, children }: GedcomNode): boolean {
  return children.length === 0 && (value === null || value === 'Y')
}

function withDate(event: GedcomNode, date: TreeDate | null): GedcomNode {
  const old = findChild(event, 'DATE')
  if (!date) return swapChild(event, old, null)
  const fresh = gedcomNode('DATE', { value: writtenDate(date) })
  return old
    ? swapChild(withoutYes(event), old, fresh)
    : addChild(withoutYes(event), fresh, ['PLAC', ...event.children.map(({ tag }) => tag)])
}

function withPlace(event: GedcomNode, place: string | null): GedcomNode {
  const old = findChild(event, 'PLAC')
  if (!old || place === null) return setValue(withoutYes(event), 'PLAC', place)
  return swapChild(event, old, {
    ...old,
    value: place,
    children: old.children.filter(({ tag }) => !ofOldPlace.includes(tag)),
  })
}

/** 'Y' says that it happened where nothing else does. */
function withoutYes(event: GedcomNode): GedcomNode {
  return event.value === 'Y' ? { ...event, value: null } : event
}
