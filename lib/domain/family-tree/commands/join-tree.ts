import 'server-only'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { getTree, getTreePage, lockTree, treeEdited } from '@/lib/domain/family-tree/find-tree'
import { assertShown, toldName } from '@/lib/domain/family-tree/person-data'
import { canEditTree, canShareTree } from '@/lib/domain/family-tree/policy'
import { joinTreeInput } from '@/lib/domain/family-tree/schema'
import { personDataColumns } from '@/lib/domain/family-tree/stored-rows'
import { defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Shows the tree of another page, which the caller owns, on this page, with whom of it this page is about. The person
 * counts as dead from then on: the page says so. Throws TREE_THERE_ALREADY, TREE_PERSON_TAKEN and TREE_WITHDRAWN.
 */
export const joinTree = defineCommand({
  name: 'family-tree.join-tree',
  session: 'required',
  input: joinTreeInput,
  load: async ({ id, from }, { actor }) => ({
    page: await getTreePage(actor, id),
    other: await getTree(actor, from),
  }),
  authorize: (actor, { page, other }) => canEditTree(actor, page) && canShareTree(actor, other),
  run: async (context, { personId }, { page: { id: memorialId }, other }) => {
    const { tx } = context
    const { treeId } = other
    const pageIds = await lockTree(tx, treeId, [memorialId])
    if ((await tx.treePage.count({ where: { memorialId: other.id, treeId } })) === 0) throw new DomainError('NOT_FOUND')
    if ((await tx.treePage.count({ where: { memorialId } })) > 0) throw new TreeError('TREE_THERE_ALREADY')
    await assertFree(tx, treeId, personId)
    await tx.treePage.create({ data: { memorialId, treeId, personId } })
    await tx.treePerson.updateMany({
      where: { id: personId, isDead: false },
      data: { isDead: true, revision: { increment: 1 } },
    })
    context.about({ type: 'memorial', id: memorialId, detail: { tree: treeId } })
    return { revision: await treeEdited(context, treeId, pageIds) }
  },
})

async function assertFree(tx: Transaction, treeId: string, personId: string): Promise<void> {
  const person = await tx.treePerson.findFirst({ where: { id: personId, treeId }, select: personDataColumns })
  if (!person) throw new DomainError('NOT_FOUND')
  assertShown(person)
  const isTaken = (await tx.treePage.count({ where: { personId } })) > 0
  if (isTaken) throw new TreeError('TREE_PERSON_TAKEN', { name: toldName(person) })
}
