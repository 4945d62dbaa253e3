import 'server-only'
import { z } from 'zod'
import { updateBirthBounds } from '@/lib/domain/family-tree/birth-bounds'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { treeEdited } from '@/lib/domain/family-tree/find-tree'
import { searchTextOf } from '@/lib/domain/family-tree/search-text'
import { childData, personData, recordData, type StoredRows, unionData } from '@/lib/domain/family-tree/stored-rows'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { userIdOf } from '@/lib/shared/actor'

/** A row as it was and as it becomes: null is no row. */
type ChangeOf<T extends keyof StoredRows> = {
  table: T
  id: string
  before: StoredRows[T] | null
  after: StoredRows[T] | null
}
export type TreeChange = { [T in keyof StoredRows]: ChangeOf<T> }[keyof StoredRows]

type TreeEditNote = {
  /** The command's verb, 'add-relative'. */
  kind: string
  /** Whom it is about, as the family reads it: 'Karen Hansen'. */
  about: string
}

/** The most rows one edit changes; imports are not edits. */
const changesMost = 2000
/** Characters of an edit as it is kept: records of files may be long, and many edits are read at once. */
const keptMost = 20_000_000

/**
 * Makes an edit: writes the rows, computes again what follows from them, and keeps what undoes it. The tree must be
 * locked, and `before` read under that lock. Returns the tree's new revision. Throws TREE_EDIT_TOO_LARGE.
 */
export async function editTree(
  context: RunContext,
  { treeId, pageIds }: { treeId: string; pageIds: readonly string[] },
  { kind, about }: TreeEditNote,
  changes: readonly TreeChange[],
): Promise<number> {
  const isTooLarge = changes.length > changesMost || JSON.stringify(changes).length > keptMost
  if (isTooLarge) throw new TreeError('TREE_EDIT_TOO_LARGE')
  await writeChanges(context.tx, treeId, changes)
  const revision = await treeEdited(context, treeId, pageIds)
  await context.tx.treeEdit.create({
    data: {
      treeId,
      revision,
      kind,
      about: about.slice(0, 300),
      userId: userIdOf(context.actor),
      changes: z.array(z.json()).parse(changes),
    },
  })
  return revision
}

/** The same changes the other way round. */
export function reversed(changes: readonly TreeChange[]): TreeChange[] {
  // Swapping keeps each change's own type of row, which TypeScript cannot follow through a union.
  return changes.map((change) => ({ ...change, before: change.after, after: change.before }) as TreeChange)
}

/**
 * Writes changed rows: new ones from the people outwards, removed ones in the opposite order. Then computes the bounds
 * of birth again. The tree must be locked.
 */
export async function writeChanges(tx: Transaction, treeId: string, changes: readonly TreeChange[]): Promise<void> {
  for (const change of inOrder(changes.filter(({ after }) => after !== null))) await write(tx, treeId, change)
  for (const change of inOrder(changes.filter(({ after }) => after === null)).reverse()) await remove(tx, change)
  if (changes.some(({ table }) => table !== 'record')) await updateBirthBounds(tx, treeId)
}

const order: readonly (keyof StoredRows)[] = ['person', 'union', 'child', 'record']

function inOrder(changes: readonly TreeChange[]): TreeChange[] {
  return [...changes].sort((a, b) => order.indexOf(a.table) - order.indexOf(b.table))
}

async function write(tx: Transaction, treeId: string, { table, id, before, after }: TreeChange): Promise<void> {
  if (table === 'person' && after) {
    const data = { ...after, searchText: searchTextOf(after) }
    if (before) await tx.treePerson.update({ where: { id, treeId }, data: { ...data, revision: { increment: 1 } } })
    else await tx.treePerson.create({ data: { ...data, id, treeId } })
  }
  if (table === 'union' && after) {
    if (before) await tx.treeUnion.update({ where: { id, treeId }, data: { ...after, revision: { increment: 1 } } })
    else await tx.treeUnion.create({ data: { ...after, id, treeId } })
  }
  if (table === 'child' && after) {
    const where = { unionId_childId: { unionId: after.unionId, childId: after.childId }, treeId }
    if (before) await tx.treeChild.update({ where, data: after })
    else await tx.treeChild.create({ data: { ...after, treeId } })
  }
  if (table === 'record' && after) {
    if (before) await tx.treeRecord.update({ where: { id, treeId }, data: after })
    else await tx.treeRecord.create({ data: { ...after, id, treeId } })
  }
}

/** Rows that a removed one takes along are changes of their own, before it. */
async function remove(tx: Transaction, { table, id, before }: TreeChange): Promise<void> {
  if (table === 'person') await tx.treePerson.deleteMany({ where: { id } })
  if (table === 'union') await tx.treeUnion.deleteMany({ where: { id } })
  if (table === 'child' && before) {
    await tx.treeChild.deleteMany({ where: { unionId: before.unionId, childId: before.childId } })
  }
  if (table === 'record') await tx.treeRecord.deleteMany({ where: { id } })
}

const stored = z.array(
  z.discriminatedUnion('table', [
    z.object({ table: z.literal('person'), id: z.uuid(), before: personData.nullable(), after: personData.nullable() }),
    z.object({ table: z.literal('union'), id: z.uuid(), before: unionData.nullable(), after: unionData.nullable() }),
    z.object({ table: z.literal('child'), id: z.string(), before: childData.nullable(), after: childData.nullable() }),
    z.object({ table: z.literal('record'), id: z.uuid(), before: recordData.nullable(), after: recordData.nullable() }),
  ]),
)

/** The changes of a kept edit. Throws when the column holds something else, which only a fault of ours can cause. */
export function storedChanges(changes: unknown): TreeChange[] {
  return stored.parse(changes)
}
