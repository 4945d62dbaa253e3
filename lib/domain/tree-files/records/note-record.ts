import { NOTE_MAX_LENGTH } from '@/lib/domain/family-tree/schema'
import { tidyLines } from '@/lib/domain/tree-files/records/edit-node'
import { isRestricted } from '@/lib/domain/tree-files/records/restriction'
import { type GedcomNode, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'
import { readMarkup, writtenAsMarkup } from '@/lib/integrations/rich-text/read-markup'

/** The text of a shared note by its identifier; null when there is none, or one that is not for everybody. */
export type FindNote = (xref: string) => string | null

const noteTags = ['NOTE', 'SNOTE']

/** What a shared note's record tells everybody. */
export function noteFor(record: GedcomNode | undefined): string | null {
  return record && !isRestricted(record) ? record.value : null
}

/** All notes of a record that are for everybody, as one text, with a blank line between. */
export function readNote(record: GedcomNode, findNote: FindNote): string | null {
  return tidyLines(wholeNote(record, findNote), NOTE_MAX_LENGTH)
}

/**
 * The record with this note. A changed text is one note in place of the earlier ones, with everything that stood below
 * them; shared ones stay in the file for others. What was too long to be shown is not lost: it follows the new text.
 */
export function writeNote(record: GedcomNode, note: string | null, findNote: FindNote): GedcomNode {
  if (readNote(record, findNote) === note) return record
  const notes = shownNotes(record, findNote)
  const replaced = new Set(notes)
  const whole = wholeNote(record, findNote)
  // By characters, as what is shown is cut.
  const hidden = [...(tidyLines(whole, whole.length) ?? '')].slice(NOTE_MAX_LENGTH).join('')
  const text = writtenAsMarkup([note, hidden.trim()].filter(Boolean).join('\n'))
  const below = notes.flatMap(({ pointer, children }) => (pointer === null ? children : []))
  const fresh = text ? gedcomNode('NOTE', { value: text, children: below }) : null
  const at = notes[0] ? record.children.indexOf(notes[0]) : record.children.length
  const rest = record.children.filter((child) => !replaced.has(child))
  return { ...record, children: fresh ? rest.toSpliced(at, 0, fresh) : rest }
}

function wholeNote(record: GedcomNode, findNote: FindNote): string {
  const texts = shownNotes(record, findNote).map(({ value, pointer }) => (pointer === null ? value : findNote(pointer)))
  return texts.flatMap((text) => (text ? readMarkup(text).replace(ofGeni, '') : [])).join('\n\n')
}

/** Geni writes the name of its field before each text. */
const ofGeni = /^\{geni:\w{1,40}\}[ \t]?/gm

function shownNotes(record: GedcomNode, findNote: FindNote): GedcomNode[] {
  return record.children.filter(
    (node) =>
      noteTags.includes(node.tag) && !isRestricted(node) && (node.pointer === null || findNote(node.pointer) !== null),
  )
}
