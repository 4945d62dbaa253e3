import type { PersonFields, UnionFields } from '@/lib/domain/family-tree/schema'
import { type DateColumns, treeDateColumns, treeDateFrom, treeDateSelect } from '@/lib/domain/family-tree/tree-date'

/** The columns of a person that a file can hold, for a `select`. */
export const personFieldColumns = {
  givenNames: true,
  surname: true,
  birthSurname: true,
  callName: true,
  sex: true,
  ...treeDateSelect('born'),
  bornPlace: true,
  ...treeDateSelect('died'),
  diedPlace: true,
  isDead: true,
  note: true,
  isPrivate: true,
} as const

/** Those of a couple. */
export const unionFieldColumns = {
  kind: true,
  ...treeDateSelect('married'),
  marriedPlace: true,
  ended: true,
  ...treeDateSelect('ended'),
} as const

type PersonRow = Omit<PersonFields, 'born' | 'died'> & DateColumns<'born'> & DateColumns<'died'>
type UnionRow = Omit<UnionFields, 'married' | 'endedOn'> & DateColumns<'married'> & DateColumns<'ended'>

/** A person's row in fields. */
export function fieldsOfPerson(row: PersonRow): PersonFields {
  const { givenNames, surname, birthSurname, callName, sex, bornPlace, diedPlace, isDead, note, isPrivate } = row
  return {
    givenNames,
    surname,
    birthSurname,
    callName,
    sex,
    bornPlace,
    diedPlace,
    isDead,
    note,
    isPrivate,
    born: treeDateFrom('born', row),
    died: treeDateFrom('died', row),
  }
}

/** A couple's row in fields. */
export function fieldsOfUnion(row: UnionRow): UnionFields {
  const { kind, marriedPlace, ended } = row
  return { kind, marriedPlace, ended, married: treeDateFrom('married', row), endedOn: treeDateFrom('ended', row) }
}

/** A person's fields as columns. */
export function rowOfPerson({ born, died, ...fields }: PersonFields): PersonRow {
  return { ...fields, ...treeDateColumns('born', born), ...treeDateColumns('died', died) }
}

/** A couple's fields as columns. */
export function rowOfUnion({ married, endedOn, ...fields }: UnionFields): UnionRow {
  return { ...fields, ...treeDateColumns('married', married), ...treeDateColumns('ended', endedOn) }
}
