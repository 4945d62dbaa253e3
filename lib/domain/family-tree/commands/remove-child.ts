import 'server-only'
import { editPageTree } from '@/lib/domain/family-tree/edit-page-tree'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { toldName } from '@/lib/domain/family-tree/person-data'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { dropChildRow } from '@/lib/domain/family-tree/relations'
import { removeChildInput } from '@/lib/domain/family-tree/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Takes a child out of a couple; the person stays in the tree. Throws TREE_BEYOND_PLAN. */
export const removeChild = defineCommand({
  name: 'family-tree.remove-child',
  session: 'required',
  input: removeChildInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: async (context, { unionId, childId }, page) => {
    const { revision } = await editPageTree(context, page, { kind: 'remove-child' }, async (draft) => {
      const about = toldName(await draft.person(childId))
      await draft.union(unionId)
      const isThere = (await draft.childrenOf(unionId)).some((child) => child.childId === childId)
      if (!isThere) throw new DomainError('NOT_FOUND')
      await dropChildRow(draft, { unionId, childId })
      return { about }
    })
    return { revision }
  },
})
