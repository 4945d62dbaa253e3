import 'server-only'
import { editPageTree } from '@/lib/domain/family-tree/edit-page-tree'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { numberChildren, toldCouple } from '@/lib/domain/family-tree/relations'
import { updateChildrenInput } from '@/lib/domain/family-tree/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Orders the children of a couple, and says how each belongs and who are twins. Throws CONFLICT when a child came or went
 * since, and TREE_BEYOND_PLAN.
 */
export const updateChildren = defineCommand({
  name: 'family-tree.update-children',
  session: 'required',
  input: updateChildrenInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: async (context, { unionId, children: chosen }, page) => {
    const { revision } = await editPageTree(context, page, { kind: 'update-children' }, async (draft) => {
      const about = await toldCouple(draft, unionId)
      const children = new Map((await draft.childrenOf(unionId)).map((child) => [child.childId, child]))
      const ordered = chosen.flatMap(({ childId, kind, twinGroup }) => {
        const child = children.get(childId)
        return child ? [{ ...child, kind, twinGroup }] : []
      })
      const named = new Set(chosen.map(({ childId }) => childId))
      const isEachOnce = named.size === chosen.length && ordered.length === chosen.length
      if (!isEachOnce || chosen.length !== children.size) throw new DomainError('CONFLICT')
      numberChildren(draft, ordered)
      return { about }
    })
    return { revision }
  },
})
