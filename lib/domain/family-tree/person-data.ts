import 'server-only'
import { withdrawnName } from '@/lib/domain/family-tree/copy'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { nameOf } from '@/lib/domain/family-tree/person-row'
import type { PersonFields } from '@/lib/domain/family-tree/schema'
import type { PersonData } from '@/lib/domain/family-tree/stored-rows'
import { treeDateColumns } from '@/lib/domain/family-tree/tree-date'
import type { Transaction } from '@/lib/server/db'

/** The columns of what is written about a person; a surname at birth only where it differs. */
export function personFieldColumns(fields: PersonFields) {
  const { givenNames, surname, birthSurname, callName, sex, born, bornPlace, died, diedPlace, isDead, note } = fields
  return {
    ...{ givenNames, surname, callName, sex, bornPlace, diedPlace, isDead, note },
    birthSurname: birthSurname === surname ? null : birthSurname,
    ...treeDateColumns('born', born),
    ...treeDateColumns('died', died),
  }
}

/** A new person. */
export function newPerson(fields: PersonFields, createdById: string): PersonData {
  return { ...personFieldColumns(fields), portraitId: null, isWithdrawn: false, importId: null, createdById }
}

/** A person's name in a sentence for the family: 'Karen Hansen', 'Uden navn', 'Ikke vist'. */
export function toldName(row: Pick<PersonData, 'givenNames' | 'surname' | 'birthSurname' | 'isWithdrawn'>): string {
  return row.isWithdrawn ? withdrawnName : nameOf(row)
}

/** Throws TREE_WITHDRAWN for somebody who asked to be taken out: nothing is written about them again. */
export function assertShown({ isWithdrawn }: Pick<PersonData, 'isWithdrawn'>): void {
  if (isWithdrawn) throw new TreeError('TREE_WITHDRAWN')
}

/** Throws TREE_PAGE_PERSON for somebody whom a page is about. */
export async function assertNoPage(tx: Transaction, personId: string, row: PersonData): Promise<void> {
  if ((await tx.treePage.count({ where: { personId } })) > 0) {
    throw new TreeError('TREE_PAGE_PERSON', { name: toldName(row) })
  }
}
