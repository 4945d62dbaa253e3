import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { defineTreeEdit } from '@/lib/domain/family-tree/edit-page-tree'
import { numberChildren, toldCouple } from '@/lib/domain/family-tree/relations'
import { updateChildrenInput } from '@/lib/domain/family-tree/schema'
import { type ChildData, withdrawnChild } from '@/lib/domain/family-tree/stored-rows'
import { DomainError } from '@/lib/server/errors'

/**
 * Orders the children of a couple, and says how each belongs and who are twins. Throws CONFLICT when they are not as
 * `seen` any more, and TREE_BEYOND_PLAN.
 */
export const updateChildren = defineTreeEdit({
  kind: 'update-children',
  input: updateChildrenInput,
  edit: async (draft, { unionId, children: chosen, seen }) => {
    const about = await toldCouple(draft, unionId)
    const stored = await draft.childrenOf(unionId)
    if (!isDeepStrictEqual(stored.map(chosenOf), seen.map(chosenOf))) throw new DomainError('CONFLICT')
    const children = new Map(stored.map((child) => [child.childId, child]))
    const ordered: ChildData[] = []
    for (const { childId, kind, twinGroup } of chosen) {
      const child = children.get(childId)
      if (!child) continue
      const { isWithdrawn } = await draft.person(childId)
      ordered.push(isWithdrawn ? withdrawnChild(child) : { ...child, kind, twinGroup })
    }
    const named = new Set(chosen.map(({ childId }) => childId))
    const isEachOnce = named.size === chosen.length && ordered.length === chosen.length
    if (!isEachOnce || chosen.length !== children.size) throw new DomainError('CONFLICT')
    numberChildren(draft, ordered)
    return { about }
  },
})

function chosenOf({ childId, kind, twinGroup }: Pick<ChildData, 'childId' | 'kind' | 'twinGroup'>) {
  return { childId, kind, twinGroup }
}
