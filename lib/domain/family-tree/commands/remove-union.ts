import 'server-only'
import { editPageTree } from '@/lib/domain/family-tree/edit-page-tree'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { dropUnion, toldCouple } from '@/lib/domain/family-tree/relations'
import { removeUnionInput } from '@/lib/domain/family-tree/schema'
import { defineCommand } from '@/lib/server/command'

/** Takes a couple apart; partners and children stay in the tree. Throws TREE_BEYOND_PLAN. */
export const removeUnion = defineCommand({
  name: 'family-tree.remove-union',
  session: 'required',
  input: removeUnionInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: async (context, { unionId }, page) => {
    const { revision } = await editPageTree(context, page, { kind: 'remove-union' }, async (draft) => {
      const about = await toldCouple(draft, unionId)
      await dropUnion(draft, unionId)
      return { about }
    })
    return { revision }
  },
})
