import 'server-only'
import { defineTreeEdit } from '@/lib/domain/family-tree/edit-page-tree'
import { partnersOf } from '@/lib/domain/family-tree/partners'
import { assertShown } from '@/lib/domain/family-tree/person-data'
import { beginningOf, placeByBeginning, toldCouple, unionFieldColumns } from '@/lib/domain/family-tree/relations'
import { updateUnionInput } from '@/lib/domain/family-tree/schema'
import { DomainError } from '@/lib/server/errors'

/**
 * Changes what is written about a couple; with another year of the wedding it takes its place among those of the two by
 * that. Throws CONFLICT when somebody changed it since this revision, TREE_WITHDRAWN
 * when one of the two asked to be taken out, and TREE_BEYOND_PLAN.
 */
export const updateUnion = defineTreeEdit({
  kind: 'update-union',
  input: updateUnionInput,
  edit: async (draft, { unionId, revision: seen, id: _, ...fields }) => {
    const before = await draft.union(unionId)
    for (const id of partnersOf(before)) assertShown(await draft.person(id))
    const stored = await draft.tx.treeUnion.findUniqueOrThrow({ where: { id: unionId }, select: { revision: true } })
    // Never overwrites another edit: the caller's text is still in the form.
    if (stored.revision !== seen) throw new DomainError('CONFLICT')
    const begun = await beginningOf(draft, unionId)
    draft.setUnion(unionId, { ...before, ...unionFieldColumns(fields) })
    await placeByBeginning(draft, unionId, begun)
    return { about: await toldCouple(draft, unionId) }
  },
})
