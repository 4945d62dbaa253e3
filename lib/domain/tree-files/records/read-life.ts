import type { PersonFields, UnionFields } from '@/lib/domain/family-tree/schema'
import { childrenOf } from '@/lib/domain/tree-files/records/edit-node'
import { type FileEvent, readEvent } from '@/lib/domain/tree-files/records/event-record'
import type { FindNote } from '@/lib/domain/tree-files/records/note-record'
import { readPerson } from '@/lib/domain/tree-files/records/person-record'
import { recordsOf } from '@/lib/domain/tree-files/records/record-text'
import { readSaidOfCouple, readSaidOfPerson } from '@/lib/domain/tree-files/records/said-record'
import { isPrivateUnion, readUnion } from '@/lib/domain/tree-files/records/union-record'
import type { GedcomNode, GedcomRecord, GedcomVersion } from '@/lib/integrations/gedcom/gedcom-records'

/** Everything we read of a person's record. */
export function readLife(record: GedcomNode, findNote: FindNote): { fields: PersonFields; said: string | null } {
  const fields = readPerson(record, findNote)
  return { fields, said: readSaidOfPerson(record, fields.isDead) }
}

/** Everything we read of a couple's record. */
export function readCouple(record: GedcomNode): { fields: UnionFields; said: string | null } {
  return { fields: readUnion(record), said: isPrivateUnion(record) ? null : readSaidOfCouple(record) }
}

/** A person's or a couple's record as it is kept. */
export type KeptLines = { id: string; version: GedcomVersion; lines: string }

/** What a kept record says of a life; `deaths` are the events it names, whether they happened or not. */
export type KeptLife =
  | (ReturnType<typeof readLife> & {
      id: string
      tag: 'INDI'
      /** Whether a death or funeral is named at all, with what stands below a death. */
      namesDeath: boolean
      deaths: FileEvent[]
    })
  | (ReturnType<typeof readCouple> & { id: string; tag: 'FAM'; namesMarriage: boolean; namesDivorce: boolean })

/**
 * Reads records together by version: a file of its own for each takes longer. In their order; null for what is neither.
 */
export function readLives(kept: readonly KeptLines[]): (KeptLife | null)[] {
  const byId = new Map<string, GedcomRecord>()
  for (const version of ['5.5.1', '7.0'] as const) {
    const own = kept.filter((record) => record.version === version)
    const lines = own.map((record) => record.lines)
    for (const [at, record] of recordsOf(lines, version).entries()) byId.set(own[at]?.id ?? '', record)
  }
  return kept.map(({ id }) => {
    const record = byId.get(id)
    return record ? lifeOf(id, record) : null
  })
}

function lifeOf(id: string, record: GedcomRecord): KeptLife | null {
  if (record.tag === 'INDI') {
    const deaths = childrenOf(record, 'DEAT')
    const funerals = ['BURI', 'CREM'].flatMap((tag) => childrenOf(record, tag))
    return {
      id,
      tag: 'INDI',
      ...readLife(record, () => null),
      namesDeath: [...deaths, ...funerals].some(({ value, children }) => value !== null || children.length > 0),
      deaths: deaths.map(readEvent),
    }
  }
  if (record.tag !== 'FAM') return null
  return {
    id,
    tag: 'FAM',
    ...readCouple(record),
    namesMarriage: childrenOf(record, 'MARR').length > 0,
    namesDivorce: childrenOf(record, 'DIV').length > 0,
  }
}
