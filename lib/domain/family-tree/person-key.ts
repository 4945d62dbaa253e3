import 'server-only'
import { createHash } from 'node:crypto'
import { asSearched } from '@/lib/domain/family-tree/search-text'

type KeyedPerson = {
  givenNames: string
  surname: string | null
  birthSurname: string | null
  bornYear: number | null
}

/**
 * What `TreeRemoval` remembers of somebody who asked to be taken out of a tree: a SHA-256 by which an import knows the
 * person again, and which tells nobody the name. Null without a name to go by.
 */
export function personKeyOf(
  treeId: string,
  { givenNames, surname, birthSurname, bornYear }: KeyedPerson,
): string | null {
  const name = asSearched(`${givenNames} ${surname ?? birthSurname ?? ''}`)
  if (name === '') return null
  return createHash('sha256')
    .update(JSON.stringify([treeId, name, bornYear]))
    .digest('hex')
}

/** The keys by which files may know a person: with the surname, and with the one at birth. */
export function personKeysOf(treeId: string, person: KeyedPerson): string[] {
  const keys = [personKeyOf(treeId, person), personKeyOf(treeId, { ...person, surname: null })]
  return [...new Set(keys.filter((key) => key !== null))]
}
