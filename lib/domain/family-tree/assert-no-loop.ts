import 'server-only'
import { withdrawnName } from '@/lib/domain/family-tree/copy'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { nameOf } from '@/lib/domain/family-tree/person-row'
import { findDescent, readSkeleton, type Skeleton } from '@/lib/domain/family-tree/skeleton'
import type { TreeChange } from '@/lib/domain/family-tree/tree-changes'
import type { Transaction } from '@/lib/server/db'

/** Names of a path that are shown at each end, when it is long. */
const shownAtEnd = 4

/**
 * Refuses a tree in which the changes, already written, made somebody their own ancestor. Throws TREE_LOOP with the
 * path in names.
 */
export async function assertNoLoop(tx: Transaction, treeId: string, changes: readonly TreeChange[]): Promise<void> {
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
  const names = new Map(rows.map((row) => [row.id, row.isWithdrawn ? withdrawnName : nameOf(row)]))
  const path = ids.map((id) => names.get(id) ?? '')
  const isLong = path.length > 2 * shownAtEnd
  return (isLong ? [...path.slice(0, shownAtEnd), '…', ...path.slice(-shownAtEnd)] : path).join(' → ')
}
