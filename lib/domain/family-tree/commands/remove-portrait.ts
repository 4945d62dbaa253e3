import 'server-only'
import { defineTreeEdit } from '@/lib/domain/family-tree/edit-page-tree'
import { toldName } from '@/lib/domain/family-tree/person-data'
import { treePersonInput } from '@/lib/domain/family-tree/schema'

/** Takes a person's portrait away. Its file stays for as long as the edit can be undone. Throws TREE_BEYOND_PLAN. */
export const removePortrait = defineTreeEdit({
  kind: 'remove-portrait',
  input: treePersonInput,
  edit: async (draft, { personId }) => {
    const person = await draft.person(personId)
    draft.setPerson(personId, { ...person, portraitId: null })
    return { about: toldName(person), portraitUrl: null }
  },
})
