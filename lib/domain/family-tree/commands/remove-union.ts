import 'server-only'
import { defineTreeEdit } from '@/lib/domain/family-tree/edit-page-tree'
import { dropUnion, toldCouple } from '@/lib/domain/family-tree/relations'
import { removeUnionInput } from '@/lib/domain/family-tree/schema'

/** Takes a couple apart; partners and children stay in the tree. Throws TREE_BEYOND_PLAN. */
export const removeUnion = defineTreeEdit({
  kind: 'remove-union',
  input: removeUnionInput,
  edit: async (draft, { unionId }) => {
    const about = await toldCouple(draft, unionId)
    await dropUnion(draft, unionId)
    return { about }
  },
})
