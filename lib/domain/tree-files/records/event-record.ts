import { PLACE_MAX_LENGTH } from '@/lib/domain/family-tree/schema'
import type { TreeDate } from '@/lib/domain/family-tree/tree-date'
import { isSameDate, readFileDate, writtenDate } from '@/lib/domain/tree-files/records/date-record'
import { addChild, setValue, swapChild } from '@/lib/domain/tree-files/records/edit-node'
import { tidyLine } from '@/lib/domain/tree-files/records/tidy-text'
import { findChild, type GedcomNode, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

export type FileEvent = { date: TreeDate | null; place: string | null }

/** What stands below an old place or date and would be untrue of a new one. */
const ofOldPlace = ['MAP', 'FORM', 'TRAN', 'FONE', 'ROMN']

/** When and where the event was. */
export function readEvent(event: GedcomNode | null): FileEvent {
  if (!event) return { date: null, place: null }
  return {
    date: readFileDate(findChild(event, 'DATE')).date,
    place: tidyLine(findChild(event, 'PLAC')?.value, PLACE_MAX_LENGTH),
  }
}

/** The event with this date and place; what it says of the same stays to the letter. */
export function writeEvent(event: GedcomNode, { date, place }: FileEvent): GedcomNode {
  const now = readEvent(event)
  const dated = isSameDate(now.date, date) ? event : withDate(event, date)
  return now.place === place ? dated : withPlace(dated, place)
}

/** Whether anything is said of the event; '1 DEAT' alone says nothing. */
export function isStated(event: GedcomNode | null): boolean {
  return event !== null && (event.value !== null || event.children.some(({ value, children }) => value || children[0]))
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
