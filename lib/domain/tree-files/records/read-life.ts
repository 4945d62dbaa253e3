import type { PersonFields, UnionFields } from '@/lib/domain/family-tree/schema'
import type { FindNote } from '@/lib/domain/tree-files/records/note-record'
import { readPerson } from '@/lib/domain/tree-files/records/person-record'
import { readSaidOfCouple, readSaidOfPerson } from '@/lib/domain/tree-files/records/said-record'
import { isPrivateUnion, readUnion } from '@/lib/domain/tree-files/records/union-record'
import type { GedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

/** Everything we read of a person's record. */
export function readLife(record: GedcomNode, findNote: FindNote): { fields: PersonFields; said: string | null } {
  const fields = readPerson(record, findNote)
  return { fields, said: readSaidOfPerson(record, fields.isDead) }
}

/** Everything we read of a couple's record. */
export function readCouple(record: GedcomNode): { fields: UnionFields; said: string | null } {
  return { fields: readUnion(record), said: isPrivateUnion(record) ? null : readSaidOfCouple(record) }
}
