import 'server-only'
import { withdrawnName } from '@/lib/domain/family-tree/copy'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { nameOf } from '@/lib/domain/family-tree/person-row'
import type { PersonFields } from '@/lib/domain/family-tree/schema'
import type { PersonData } from '@/lib/domain/family-tree/stored-rows'
import { treeDateColumns } from '@/lib/domain/family-tree/tree-date'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** The columns of what is written about a person; a surname at birth only where it differs. */
function personFieldColumns({ born, died, ...fields }: PersonFields) {
  const { surname, birthSurname, diedPlace, isDead } = fields
  return {
    ...fields,
    // Whoever knows where somebody died knows that they did.
    isDead: isDead || diedPlace !== null,
    birthSurname: birthSurname === surname ? null : birthSurname,
    ...treeDateColumns('born', born),
    ...treeDateColumns('died', died),
  }
}

/** A new person. */
export function newPerson(fields: PersonFields, createdById: string): PersonData {
  return {
    ...personFieldColumns(fields),
    said: null,
    portraitId: null,
    isWithdrawn: false,
    importId: null,
    createdById,
  }
}

/** A person's name in a sentence for the family: 'Karen Hansen', 'Uden navn', 'Ikke vist'. */
export function toldName(row: Pick<PersonData, 'givenNames' | 'surname' | 'birthSurname' | 'isWithdrawn'>): string {
  return row.isWithdrawn ? withdrawnName : nameOf(row)
}

/** Throws TREE_WITHDRAWN for somebody who asked to be taken out: nothing is written about them again. */
export function assertShown({ isWithdrawn }: Pick<PersonData, 'isWithdrawn'>): void {
  if (isWithdrawn) throw new TreeError('TREE_WITHDRAWN')
}

/** Throws CONFLICT when somebody changed the person since this revision: the caller's text is still in the form. */
export async function assertUnchanged(tx: Transaction, personId: string, seen: number): Promise<void> {
  const stored = await tx.treePerson.findUniqueOrThrow({ where: { id: personId }, select: { revision: true } })
  if (stored.revision !== seen) throw new DomainError('CONFLICT')
}

/** Throws TREE_PAGE_PERSON for somebody whom a page is about. */
export async function assertNoPage(tx: Transaction, personId: string, row: PersonData): Promise<void> {
  if (await hasPage(tx, personId)) throw new TreeError('TREE_PAGE_PERSON', { name: toldName(row) })
}

/** The columns of what is written about somebody in the tree; whom a page is about is dead, whatever the form says. */
export async function writtenColumns(tx: Transaction, personId: string, fields: PersonFields) {
  const columns = personFieldColumns(fields)
  return { ...columns, isDead: columns.isDead || (await hasPage(tx, personId)) }
}

async function hasPage(tx: Transaction, personId: string): Promise<boolean> {
  return (await tx.treePage.count({ where: { personId } })) > 0
}
