import 'server-only'
import { findChecks, sortAnswered } from '@/lib/domain/family-tree/checks'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { acceptCheckInput } from '@/lib/domain/family-tree/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Answers a warning with 'Det passer': it is not shown again until what it is about changes. Answers with the checks as
 * they are then. Throws NOT_FOUND for one that is no longer there.
 */
export const acceptCheck = defineCommand({
  name: 'family-tree.accept-check',
  session: 'required',
  input: acceptCheckInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: async (context, { key }, tree) => {
    const { tx } = context
    const all = await findChecks(tx, tree)
    if (!all.some((check) => check.key === key)) throw new DomainError('NOT_FOUND')
    const { treeId } = tree
    await tx.treeAcceptedCheck.createMany({
      data: [{ treeId, key, userId: context.actor.userId }],
      skipDuplicates: true,
    })
    context.about({ type: 'memorial', id: tree.id, detail: { tree: treeId, check: key } })
    return sortAnswered(tx, tree, all)
  },
})
