import 'server-only'
import type { z } from 'zod'
import { assertWithinPlan, readReach } from '@/lib/domain/family-tree/assert-within-plan'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { getTree, lockTree, type TreeSubject } from '@/lib/domain/family-tree/find-tree'
import { toldName } from '@/lib/domain/family-tree/person-data'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { TREE_PEOPLE_LIMIT } from '@/lib/domain/family-tree/schema'
import { findDescent, readSkeleton, type Skeleton } from '@/lib/domain/family-tree/skeleton'
import { editTree, type TreeChange } from '@/lib/domain/family-tree/tree-changes'
import { TreeDraft } from '@/lib/domain/family-tree/tree-draft'
import { defineCommand, type RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { userIdOf } from '@/lib/shared/actor'

type Edit = {
  /** The command's verb. */
  kind: string
  /** Whether it may make somebody their own ancestor: it relates people who were in the tree before. */
  canLoop?: boolean
}

type TreeEdit<S extends z.ZodType, R> = Edit & {
  input: S
  /** Changes the rows of the draft and says whom it is about; what else it returns is part of the answer. */
  edit: (draft: TreeDraft, input: z.output<S>) => Promise<R>
}

/** A command that edits a page's tree, for its editors; answers with the tree's new revision. Throws as `editPageTree`. */
export function defineTreeEdit<S extends z.ZodType<{ id: string }>, R extends { about: string }>({
  input,
  edit,
  ...how
}: TreeEdit<S, R>) {
  return defineCommand({
    name: `family-tree.${how.kind}`,
    session: 'required',
    input,
    load: ({ id }, { actor }) => getTree(actor, id),
    authorize: canEditTree,
    run: async (context, values, page) => {
      const { about: _, ...answer } = await editPageTree(context, page, how, (draft) => edit(draft, values))
      return answer
    },
  })
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

/** Names of a path that are shown at each end, when it is long. */
const shownAtEnd = 4

/**
 * Refuses a tree in which the changes, already written, made somebody their own ancestor. Throws TREE_LOOP with the
 * path in names.
 */
async function assertNoLoop(tx: Transaction, treeId: string, changes: readonly TreeChange[]): Promise<void> {
  const skeleton = await readSkeleton(tx, treeId)
  for (const { parentId, childId } of madeLinks(skeleton, changes)) {
    const line = findDescent(skeleton, childId, parentId)
    if (line) throw new TreeError('TREE_LOOP', { path: await pathInNames(tx, [...line, childId]) })
  }
}

type Link = { parentId: string; childId: string }

/** The parents and children that the changes brought together. */
function madeLinks(skeleton: Skeleton, changes: readonly TreeChange[]): Link[] {
  const unions = new Map(skeleton.unions.map((union) => [union.id, union]))
  return changes.flatMap((change): Link[] => {
    if (change.table === 'child' && change.after && !change.before) {
      const { childId, unionId } = change.after
      return (unions.get(unionId)?.partnerIds ?? []).map((parentId) => ({ parentId, childId }))
    }
    if (change.table !== 'union' || !change.after) return []
    const { before, after } = change
    const joined = [after.partnerAId, after.partnerBId].filter(
      (id) => id !== null && id !== before?.partnerAId && id !== before?.partnerBId,
    )
    const children = unions.get(change.id)?.children ?? []
    return joined.flatMap((parentId) =>
      parentId === null ? [] : children.map((child) => ({ parentId, childId: child.id })),
    )
  })
}

async function pathInNames(tx: Transaction, ids: readonly string[]): Promise<string> {
  const rows = await tx.treePerson.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, givenNames: true, surname: true, birthSurname: true, isWithdrawn: true },
  })
  const names = new Map(rows.map((row) => [row.id, toldName(row)]))
  const path = ids.map((id) => names.get(id) ?? '')
  const isLong = path.length > 2 * shownAtEnd
  return (isLong ? [...path.slice(0, shownAtEnd), '…', ...path.slice(-shownAtEnd)] : path).join(' → ')
}
