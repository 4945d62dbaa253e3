import 'server-only'
import { readChecks } from '@/lib/domain/family-tree/checks'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { acceptCheckInput } from '@/lib/domain/family-tree/schema'
import { defineCommand } from '@/lib/server/command'

/** Takes back 'Det passer', also twice. Answers with the checks as they are then. */
export const reopenCheck = defineCommand({
  name: 'family-tree.reopen-check',
  session: 'required',
  input: acceptCheckInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: async (context, { key }, tree) => {
    await context.tx.treeAcceptedCheck.deleteMany({ where: { treeId: tree.treeId, key } })
    context.about({ type: 'memorial', id: tree.id, detail: { tree: tree.treeId, check: key } })
    return readChecks(context.tx, tree)
  },
})
