import 'server-only'
import { assertNoLoop } from '@/lib/domain/family-tree/assert-no-loop'
import { assertWithinPlan, readReach } from '@/lib/domain/family-tree/assert-within-plan'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { lockTree, type TreeSubject } from '@/lib/domain/family-tree/find-tree'
import { TREE_PEOPLE_LIMIT } from '@/lib/domain/family-tree/schema'
import { editTree, type TreeChange } from '@/lib/domain/family-tree/tree-changes'
import { TreeDraft } from '@/lib/domain/family-tree/tree-draft'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { userIdOf } from '@/lib/shared/actor'

type Edit = {
  /** The command's verb. */
  kind: string
  /** Whether it may make somebody their own ancestor: it relates people who were in the tree before. */
  canLoop?: boolean
}

/**
 * An edit of a page's tree: locks it, lets `work` change the rows of a draft, and writes what became different. `about`
 * says whom it is about. Nothing is written when nothing changed. Throws NOT_FOUND when the page has left the tree, and
 * TREE_FULL, TREE_LOOP, TREE_BEYOND_PLAN, TREE_EDIT_TOO_LARGE.
 */
export async function editPageTree<R extends { about: string }>(
  context: RunContext,
  page: TreeSubject,
  { kind, canLoop = false }: Edit,
  work: (draft: TreeDraft) => Promise<R>,
): Promise<R & { revision: number }> {
  const { tx } = context
  const pageIds = await lockPageTree(tx, page)
  const draft = new TreeDraft(tx, page.treeId)
  const done = await work(draft)
  const changes = draft.changes()
  context.about({ type: 'memorial', id: page.id, detail: { tree: page.treeId } })
  if (changes.length === 0) return { ...done, revision: await revisionOf(tx, page.treeId) }
  const write = () => editTree(context, { treeId: page.treeId, pageIds }, { kind, about: done.about }, changes)
  const revision = await writeAllowed(tx, page, { changes, canLoop }, write)
  await endRedo(tx, page.treeId, userIdOf(context.actor))
  return { ...done, revision }
}

/** After a new edit, what the editor had undone cannot be done again. */
async function endRedo(tx: Transaction, treeId: string, userId: string | null): Promise<void> {
  if (userId) await tx.treeEdit.deleteMany({ where: { treeId, userId, undoneAt: { not: null } } })
}

/** Locks a page's tree; returns the ids of its pages. Throws NOT_FOUND when the page does not show it any more. */
export async function lockPageTree(tx: Transaction, { id, treeId }: TreeSubject): Promise<string[]> {
  const pageIds = await lockTree(tx, treeId)
  const shown = await tx.treePage.count({ where: { memorialId: id, treeId } })
  if (shown === 0) throw new DomainError('NOT_FOUND')
  return pageIds
}

/** Writes changes, and throws when they may not be: the transaction then takes them back. */
export async function writeAllowed(
  tx: Transaction,
  page: TreeSubject,
  { changes, canLoop }: { changes: readonly TreeChange[]; canLoop: boolean },
  write: () => Promise<number>,
): Promise<number> {
  const before = await readReach(tx, page)
  const revision = await write()
  await assertRoom(tx, page.treeId, changes)
  if (canLoop) await assertNoLoop(tx, page.treeId, changes)
  if (before) assertWithinPlan(before, await readReach(tx, page), changes)
  return revision
}

async function assertRoom(tx: Transaction, treeId: string, changes: readonly TreeChange[]): Promise<void> {
  if (!changes.some(({ table, before }) => table === 'person' && before === null)) return
  const people = await tx.treePerson.count({ where: { treeId } })
  if (people > TREE_PEOPLE_LIMIT) throw new TreeError('TREE_FULL', { limit: TREE_PEOPLE_LIMIT.toLocaleString('da-DK') })
}

async function revisionOf(tx: Transaction, treeId: string): Promise<number> {
  const { revision } = await tx.familyTree.findUniqueOrThrow({ where: { id: treeId }, select: { revision: true } })
  return revision
}
