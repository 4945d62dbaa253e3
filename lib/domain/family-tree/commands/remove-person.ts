import 'server-only'
import { editPageTree } from '@/lib/domain/family-tree/edit-page-tree'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { assertNoPage, toldName } from '@/lib/domain/family-tree/person-data'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { dropPerson } from '@/lib/domain/family-tree/relations'
import { removePersonInput } from '@/lib/domain/family-tree/schema'
import { defineCommand } from '@/lib/server/command'

/**
 * Takes a person out of the tree. Partners, parents and children stay; couples that hold nobody together any more go.
 * A link to another family's memorial goes too and does not come back with undo: that family is asked again. Throws
 * TREE_PAGE_PERSON for somebody whom a page is about, and TREE_BEYOND_PLAN.
 */
export const removePerson = defineCommand({
  name: 'family-tree.remove-person',
  session: 'required',
  input: removePersonInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: async (context, { personId }, page) => {
    const { revision } = await editPageTree(context, page, { kind: 'remove-person' }, async (draft) => {
      const row = await draft.person(personId)
      await assertNoPage(context.tx, personId, row)
      await dropPerson(draft, personId)
      return { about: toldName(row) }
    })
    return { revision }
  },
})
