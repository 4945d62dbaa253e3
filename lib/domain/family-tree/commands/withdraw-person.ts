import 'server-only'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { treePersonInput } from '@/lib/domain/family-tree/schema'
import { withdrawPerson as withdraw } from '@/lib/domain/family-tree/withdraw-person'
import { defineCommand } from '@/lib/server/command'

/**
 * Takes somebody out of the tree who asked the family for it, for good; also beyond the plan. Throws NOT_FOUND and
 * TREE_PAGE_PERSON.
 */
export const withdrawPerson = defineCommand({
  name: 'family-tree.withdraw-person',
  session: 'required',
  input: treePersonInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: async (context, { personId }, { id, treeId }) => {
    const revision = await withdraw(context, { treeId, personId })
    context.about({ type: 'memorial', id, detail: { tree: treeId } })
    return { revision }
  },
})
