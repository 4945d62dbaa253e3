import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { lockPageTree, writeAllowed } from '@/lib/domain/family-tree/edit-page-tree'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { type TreeSubject, treeEdited } from '@/lib/domain/family-tree/find-tree'
import { assertNoPage } from '@/lib/domain/family-tree/person-data'
import {
  childDataColumns,
  personDataColumns,
  recordDataColumns,
  type StoredRows,
  unionDataColumns,
} from '@/lib/domain/family-tree/stored-rows'
import { type TreeChange, writeChanges } from '@/lib/domain/family-tree/tree-changes'
import type { RunContext } from '@/lib/server/command'
import type { Prisma, Transaction } from '@/lib/server/db'

/** The columns of an edit that is to be replayed. */
export const replayedColumns = { id: true, kind: true, about: true, changes: true } satisfies Prisma.TreeEditSelect

type Replay = {
  edit: Prisma.TreeEditGetPayload<{ select: typeof replayedColumns }>
  /** The edit's changes, in the direction they are to be made. */
  changes: readonly TreeChange[]
  /** What the edit is marked with then. */
  undoneAt: Date | null
}

/**
 * Locks a page's tree, lets `find` choose an edit, and makes its changes as if they were new: nobody becomes their own
 * ancestor, and the plan holds. Returns the tree's revision and the edit. Throws TREE_CHANGED_SINCE when a row is no
 * longer as the edit left it, or somebody else has built on it.
 */
export async function replayEdit(
  context: RunContext,
  page: TreeSubject,
  find: (tx: Transaction) => Promise<Replay>,
): Promise<{ revision: number; kind: string; about: string }> {
  const { tx } = context
  const pageIds = await lockPageTree(tx, page)
  const { edit, changes: kept, undoneAt } = await find(tx)
  const changes: TreeChange[] = []
  for (const change of kept) changes.push(await asItIsNow(tx, page.treeId, change))
  await assertNothingClings(tx, changes)
  await assertAllThere(tx, page.treeId, changes)
  const revision = await writeAllowed(tx, page, { changes, canLoop: true }, async () => {
    await writeChanges(tx, page.treeId, changes)
    return treeEdited(context, page.treeId, pageIds)
  })
  await tx.treeEdit.update({ where: { id: edit.id }, data: { undoneAt } })
  context.about({ type: 'memorial', id: page.id, detail: { tree: page.treeId, edit: edit.id } })
  return { revision, kind: edit.kind, about: edit.about }
}

/** The change with what may have been cleared since: accounts and pictures that are gone. */
async function asItIsNow(tx: Transaction, treeId: string, change: TreeChange): Promise<TreeChange> {
  const now = await readStoredRow(tx, treeId, change)
  if (!isDeepStrictEqual(unsigned(now), unsigned(change.before))) throw new TreeError('TREE_CHANGED_SINCE')
  if (change.table === 'child' || change.table === 'record' || !change.after) return change
  const { createdById } = change.after
  const isKnown = createdById !== null && (await tx.user.count({ where: { id: createdById } })) > 0
  const signed = { createdById: isKnown ? createdById : null }
  if (change.table === 'union') return { ...change, after: { ...change.after, ...signed } }
  const { portraitId } = change.after
  const isStored = portraitId !== null && (await tx.treeMedia.count({ where: { id: portraitId, treeId } })) > 0
  return { ...change, after: { ...change.after, ...signed, portraitId: isStored ? portraitId : null } }
}

/** Without the account, which is cleared when it is deleted. */
function unsigned(row: StoredRow | null) {
  return row && { ...row, createdById: null }
}

/** A row that is removed takes nothing along that is not among the changes. */
async function assertNothingClings(tx: Transaction, changes: readonly TreeChange[]): Promise<void> {
  const changed = (table: TreeChange['table']) => changes.filter((change) => change.table === table)
  const removed = (table: TreeChange['table']) =>
    changed(table)
      .filter(({ after }) => after === null)
      .map(({ id }) => id)
  const [people, unions] = [removed('person'), removed('union')]
  for (const change of changes) {
    if (change.table === 'person' && change.before && !change.after) await assertNoPage(tx, change.id, change.before)
  }
  const children = await tx.treeChild.findMany({
    where: { OR: [{ childId: { in: people } }, { unionId: { in: unions } }] },
    select: { unionId: true, childId: true },
  })
  const couples = await tx.treeUnion.findMany({
    where: { OR: [{ partnerAId: { in: people } }, { partnerBId: { in: people } }] },
    select: { id: true },
  })
  const records = await tx.treeRecord.findMany({
    where: { OR: [{ personId: { in: people } }, { unionId: { in: unions } }] },
    select: { id: true },
  })
  const keys = new Set(changes.map(({ table, id }) => `${table} ${id}`))
  const clinging = [
    ...children.map(({ unionId, childId }) => `child ${unionId}:${childId}`),
    ...couples.map(({ id }) => `union ${id}`),
    ...records.map(({ id }) => `record ${id}`),
  ].filter((key) => !keys.has(key))
  if (clinging.length > 0) throw new TreeError('TREE_CHANGED_SINCE')
}

/** The people and couples that the rows refer to are in the tree, or come back with them. */
async function assertAllThere(tx: Transaction, treeId: string, changes: readonly TreeChange[]): Promise<void> {
  const referred = changes.map(referredBy)
  const needed = {
    person: new Set(referred.flatMap(({ people }) => people)),
    union: new Set(referred.flatMap(({ unions }) => unions)),
  }
  for (const { table, id, after } of changes) {
    if ((table === 'person' || table === 'union') && after) needed[table].delete(id)
  }
  const where = (ids: ReadonlySet<string>) => ({ treeId, id: { in: [...ids] } })
  const people = await tx.treePerson.count({ where: where(needed.person) })
  const unions = await tx.treeUnion.count({ where: where(needed.union) })
  if (people < needed.person.size || unions < needed.union.size) throw new TreeError('TREE_CHANGED_SINCE')
}

function referredBy({ table, after }: TreeChange): { people: string[]; unions: string[] } {
  const ids = (...all: (string | null)[]) => all.filter((id) => id !== null)
  if (table === 'union' && after) return { people: ids(after.partnerAId, after.partnerBId), unions: [] }
  if (table === 'child' && after) return { people: [after.childId], unions: [after.unionId] }
  if (table === 'record' && after) return { people: ids(after.personId), unions: ids(after.unionId) }
  return { people: [], unions: [] }
}

type StoredRow = StoredRows[keyof StoredRows]

/** The row that a change is about as it is now; null when it is not there. */
async function readStoredRow(tx: Transaction, treeId: string, change: TreeChange): Promise<StoredRow | null> {
  const where = { id: change.id, treeId }
  switch (change.table) {
    case 'person':
      return tx.treePerson.findFirst({ where, select: personDataColumns })
    case 'union':
      return tx.treeUnion.findFirst({ where, select: unionDataColumns })
    case 'record':
      return tx.treeRecord.findFirst({ where, select: recordDataColumns })
    case 'child': {
      const { unionId, childId } = change.before ?? change.after ?? { unionId: '', childId: '' }
      return tx.treeChild.findFirst({ where: { unionId, childId, treeId }, select: childDataColumns })
    }
  }
}
