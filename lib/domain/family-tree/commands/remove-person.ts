import 'server-only'
import { defineTreeEdit } from '@/lib/domain/family-tree/edit-page-tree'
import { assertNoPage, toldName } from '@/lib/domain/family-tree/person-data'
import { dropPerson } from '@/lib/domain/family-tree/relations'
import { treePersonInput } from '@/lib/domain/family-tree/schema'

/**
 * Takes a person out of the tree. Partners, parents and children stay; couples that hold nobody together any more go.
 * A link to another family's memorial goes too and does not come back with undo: that family is asked again. Throws
 * TREE_PAGE_PERSON for somebody whom a page is about, and TREE_BEYOND_PLAN.
 */
export const removePerson = defineTreeEdit({
  kind: 'remove-person',
  input: treePersonInput,
  edit: async (draft, { personId }) => {
    const row = await draft.person(personId)
    await assertNoPage(draft.tx, personId, row)
    await dropPerson(draft, personId)
    return { about: toldName(row) }
  },
})
