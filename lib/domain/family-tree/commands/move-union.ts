import 'server-only'
import { defineTreeEdit } from '@/lib/domain/family-tree/edit-page-tree'
import { toldName } from '@/lib/domain/family-tree/person-data'
import { numberUnions } from '@/lib/domain/family-tree/relations'
import { moveUnionInput } from '@/lib/domain/family-tree/schema'
import { DomainError } from '@/lib/server/errors'

/**
 * Moves a couple one place earlier or later among those of a person; the partner's own order stays. At the end it is no
 * edit. Throws NOT_FOUND for a couple that is not the person's, and TREE_BEYOND_PLAN.
 */
export const moveUnion = defineTreeEdit({
  kind: 'move-union',
  input: moveUnionInput,
  edit: async (draft, { personId, unionId, to }) => {
    const about = toldName(await draft.person(personId))
    const own = await draft.unionsOf(personId)
    const at = own.findIndex(({ id }) => id === unionId)
    const moved = own[at]
    if (!moved) throw new DomainError('NOT_FOUND')
    const order = own.toSpliced(at, 1).toSpliced(Math.max(0, at + (to === 'earlier' ? -1 : 1)), 0, moved)
    numberUnions(draft, personId, order)
    return { about }
  },
})
