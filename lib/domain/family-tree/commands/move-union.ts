import 'server-only'
import { editPageTree } from '@/lib/domain/family-tree/edit-page-tree'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { toldName } from '@/lib/domain/family-tree/person-data'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { numberUnions } from '@/lib/domain/family-tree/relations'
import { moveUnionInput } from '@/lib/domain/family-tree/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Moves a couple one place earlier or later among those of a person; the partner's own order stays. At the end it is no
 * edit. Throws NOT_FOUND for a couple that is not the person's, and TREE_BEYOND_PLAN.
 */
export const moveUnion = defineCommand({
  name: 'family-tree.move-union',
  session: 'required',
  input: moveUnionInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: async (context, { personId, unionId, to }, page) => {
    const { revision } = await editPageTree(context, page, { kind: 'move-union' }, async (draft) => {
      const about = toldName(await draft.person(personId))
      const own = await draft.unionsOf(personId)
      const at = own.findIndex(({ id }) => id === unionId)
      const moved = own[at]
      if (!moved) throw new DomainError('NOT_FOUND')
      const order = own.toSpliced(at, 1).toSpliced(Math.max(0, at + (to === 'earlier' ? -1 : 1)), 0, moved)
      numberUnions(draft, personId, order)
      return { about }
    })
    return { revision }
  },
})
