import 'server-only'
import { defineTreeEdit } from '@/lib/domain/family-tree/edit-page-tree'
import { toldName } from '@/lib/domain/family-tree/person-data'
import { dropChildRow } from '@/lib/domain/family-tree/relations'
import { removeChildInput } from '@/lib/domain/family-tree/schema'
import { DomainError } from '@/lib/server/errors'

/** Takes a child out of a couple; the person stays in the tree. Throws TREE_BEYOND_PLAN. */
export const removeChild = defineTreeEdit({
  kind: 'remove-child',
  input: removeChildInput,
  edit: async (draft, { unionId, childId }) => {
    const about = toldName(await draft.person(childId))
    await draft.union(unionId)
    const isThere = (await draft.childrenOf(unionId)).some((child) => child.childId === childId)
    if (!isThere) throw new DomainError('NOT_FOUND')
    await dropChildRow(draft, { unionId, childId })
    return { about }
  },
})
