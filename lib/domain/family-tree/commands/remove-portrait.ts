import 'server-only'
import { editPageTree } from '@/lib/domain/family-tree/edit-page-tree'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { toldName } from '@/lib/domain/family-tree/person-data'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { removePortraitInput } from '@/lib/domain/family-tree/schema'
import { defineCommand } from '@/lib/server/command'

/** Takes a person's portrait away. Its file stays for as long as the edit can be undone. Throws TREE_BEYOND_PLAN. */
export const removePortrait = defineCommand({
  name: 'family-tree.remove-portrait',
  session: 'required',
  input: removePortraitInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: async (context, { personId }, page) => {
    const { revision } = await editPageTree(context, page, { kind: 'remove-portrait' }, async (draft) => {
      const person = await draft.person(personId)
      draft.setPerson(personId, { ...person, portraitId: null })
      return { about: toldName(person) }
    })
    return { revision, portraitUrl: null }
  },
})
