import type { PersonFields, Sex } from '@/lib/domain/family-tree/schema'
import { isSameDate } from '@/lib/domain/tree-files/records/date-record'
import { addChild, childrenOf, setValue, swapChild, textBelow } from '@/lib/domain/tree-files/records/edit-node'
import {
  findEvent,
  isClearDeath,
  isDenied,
  isEmptyEvent,
  readEvent,
  withoutDenial,
  writeEvent,
} from '@/lib/domain/tree-files/records/event-record'
import { readNames, writeNames } from '@/lib/domain/tree-files/records/names-record'
import { type FindNote, readNote, writeNote } from '@/lib/domain/tree-files/records/note-record'
import { isRestricted, withoutRestriction, withRestriction } from '@/lib/domain/tree-files/records/restriction'
import { findChild, type GedcomNode, type GedcomVersion, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

/** What is behind a person's events in a record, so that a new one stands where programs look for it. */
const afterEvents = ['FAMC', 'FAMS', 'NOTE', 'SNOTE', 'SOUR', 'OBJE', 'CHAN', 'CREA', 'UID', '_UID']
/** Events that only the dead have. */
const burials = ['BURI', 'CREM']
const shownFacts = ['NAME', 'BIRT', 'DEAT', ...burials]

/** What our fields hold of a person's record. */
export function readPerson(record: GedcomNode, findNote: FindNote): PersonFields {
  const born = readEvent(findEvent(record, 'BIRT'))
  return {
    ...readNames(record),
    sex: readSex(record),
    born: born.date,
    bornPlace: born.place,
    ...readDeath(record),
    note: readNote(record, findNote),
    isPrivate: isPrivate(record),
  }
}

/**
 * The record with these fields, by the same reading: what it says of them already stays to the letter, with its
 * sources, and everything else of it stays too.
 */
export function writePerson(
  record: GedcomNode,
  fields: PersonFields,
  { findNote, version }: { findNote: FindNote; version: GedcomVersion },
): GedcomNode {
  const named = writeNames(record, fields)
  const sexed = readSex(record) === fields.sex ? named : writeSex(named, fields.sex, version)
  const born = withEvent(sexed, 'BIRT', { date: fields.born, place: fields.bornPlace }, false)
  const noted = writeNote(withDeath(born, fields), fields.note, findNote)
  if (isPrivate(record) === fields.isPrivate) return noted
  return fields.isPrivate ? withRestriction(noted, version) : withoutRestrictions(noted)
}

type Death = Pick<PersonFields, 'died' | 'diedPlace' | 'isDead'>

/** Dead is only who the record clearly says so of; of anybody else it says nothing about a death. */
function readDeath(record: GedcomNode): Death {
  const isDead = !isDenied(record, 'DEAT') && (hasClear(record, 'DEAT') || isBuried(record))
  const event = readEvent(isDead ? findEvent(record, 'DEAT') : null)
  return { died: event.date, diedPlace: event.place, isDead }
}

function hasClear(record: GedcomNode, tag: string): boolean {
  return childrenOf(record, tag).some(isClearDeath)
}

function isBuried(record: GedcomNode): boolean {
  return burials.some((tag) => hasClear(record, tag))
}

/** Whether the record, or a fact that we show, is not for everybody: then the whole person is for members only. */
function isPrivate(record: GedcomNode): boolean {
  return isRestricted(record) || record.children.some((fact) => shownFacts.includes(fact.tag) && isRestricted(fact))
}

function withoutRestrictions(record: GedcomNode): GedcomNode {
  const free = withoutRestriction(record)
  const children = free.children.map((fact) => (shownFacts.includes(fact.tag) ? withoutRestriction(fact) : fact))
  return { ...free, children }
}

function withDeath(record: GedcomNode, { died, diedPlace, isDead }: PersonFields): GedcomNode {
  const now = readDeath(record)
  const isNowDead = isDead || died !== null || diedPlace !== null
  if (now.isDead === isNowDead && isSameDate(now.died, died) && now.diedPlace === diedPlace) return record
  if (!isNowDead) return { ...record, children: record.children.filter(({ tag }) => tag !== 'DEAT') }
  const mustStay = !isBuried(record) || findChild(record, 'DEAT') !== null
  return withEvent(withoutDenial(record, 'DEAT'), 'DEAT', { date: died, place: diedPlace }, mustStay)
}

/** `mustStay`: the event happened though nothing is known of it. */
function withEvent(
  record: GedcomNode,
  tag: string,
  event: Parameters<typeof writeEvent>[1],
  mustStay: boolean,
): GedcomNode {
  const old = findEvent(record, tag)
  const changed = writeEvent(old ?? gedcomNode(tag), event)
  const isSaid = !mustStay || isClearDeath(changed)
  if (changed === old && isSaid) return record
  if (!isSaid) return put(record, old, { ...changed, value: 'Y' })
  if (!isEmptyEvent(changed)) return put(record, old, changed)
  return old ? swapChild(record, old, null) : record
}

function put(record: GedcomNode, old: GedcomNode | null, fresh: GedcomNode): GedcomNode {
  return old ? swapChild(record, old, fresh) : addChild(record, fresh, afterEvents)
}

/** What a value was in 7.0 (lib/integrations/gedcom/convert-version.ts). */
const wasTag = '_G7_WAS'
const sexes: Record<string, Sex> = { M: 'male', F: 'female', X: 'other', N: 'other' }

function readSex(record: GedcomNode): Sex {
  const node = findChild(record, 'SEX')
  const value = textBelow(node, wasTag) ?? node?.value ?? ''
  return sexes[value.trim().charAt(0).toUpperCase()] ?? 'unknown'
}

/** 5.5.1 has no word for neither; it is written beside 'undetermined', as a conversion from 7.0 does. */
function writeSex(record: GedcomNode, sex: Sex, version: GedcomVersion): GedcomNode {
  const old = findChild(record, 'SEX')
  const letter = { male: 'M', female: 'F', other: version === '7.0' ? 'X' : 'U', unknown: 'U' }[sex]
  const bare = setValue({ ...(old ?? gedcomNode('SEX')), value: letter }, wasTag, null)
  const fresh = sex === 'other' && letter === 'U' ? addChild(bare, gedcomNode(wasTag, { value: 'X' })) : bare
  return old ? swapChild(record, old, fresh) : addChild(record, fresh, ['BIRT', 'CHR', 'DEAT', ...afterEvents])
}
