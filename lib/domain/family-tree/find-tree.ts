import 'server-only'
import type { TreeViewer } from '@/lib/domain/family-tree/person-row'
import { seesLiving } from '@/lib/domain/family-tree/policy'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { pageEdited } from '@/lib/domain/memorials/page-changes'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import type { RunContext } from '@/lib/server/command'
import { type Database, db, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import type { Actor } from '@/lib/shared/actor'

/** A page with its tree. What may be seen and edited is decided by the page. */
export type TreeSubject = MemorialSubject & { treeId: string; personId: string }

/** A page, and its tree if it has one. Throws NOT_FOUND when the actor may not see the page. */
export async function getTreePage(
  actor: Actor,
  key: string,
  database: Database = db,
): Promise<MemorialSubject & { tree: { treeId: string; personId: string } | null }> {
  const memorial = await getMemorialSubject(actor, key, database)
  const tree = await database.treePage.findUnique({
    where: { memorialId: memorial.id },
    select: { treeId: true, personId: true },
  })
  return { ...memorial, tree }
}

/** A page with its tree. Throws NOT_FOUND when it has none, or the actor may not see the page. */
export async function getTree(actor: Actor, key: string, database: Database = db): Promise<TreeSubject> {
  const { tree, ...memorial } = await getTreePage(actor, key, database)
  if (!tree) throw new DomainError('NOT_FOUND')
  return { ...memorial, ...tree }
}

/** Who looks at a tree through this page. */
export function viewerOf({ id, role }: Pick<MemorialSubject, 'id' | 'role'>): TreeViewer {
  return { memorialId: id, isMember: seesLiving({ role }), now: new Date() }
}

/**
 * Locks a tree and the pages that show it until the transaction ends, so that edits are made one after the other, and
 * those that are to show it. Returns the ids of all these pages, as they are under the lock. Throws NOT_FOUND when the
 * tree is gone, or a page that is to show it.
 */
export async function lockTree(tx: Transaction, treeId: string, joiningIds: readonly string[] = []): Promise<string[]> {
  const readPages = () => tx.treePage.findMany({ where: { treeId }, select: { memorialId: true } })
  const ids = [...(await readPages()).map(({ memorialId }) => memorialId), ...joiningIds].sort()
  for (const id of ids) {
    const isThere = await lockRow(tx, 'Memorial', id, 'no-key-update')
    // One that showed the tree may be deleted meanwhile; the tree stays with the others.
    if (!isThere && joiningIds.includes(id)) throw new DomainError('NOT_FOUND')
  }
  if (!(await lockRow(tx, 'FamilyTree', treeId))) throw new DomainError('NOT_FOUND')
  return [...(await readPages()).map(({ memorialId }) => memorialId), ...joiningIds]
}

/** Counts the tree's revision up and forgets the cached copies of the pages that show it. Returns the new revision. */
export async function treeEdited(context: RunContext, treeId: string, pageIds: readonly string[]): Promise<number> {
  const { revision } = await context.tx.familyTree.update({
    where: { id: treeId },
    data: { revision: { increment: 1 } },
    select: { revision: true },
  })
  for (const id of pageIds) await pageEdited(context, id)
  return revision
}
