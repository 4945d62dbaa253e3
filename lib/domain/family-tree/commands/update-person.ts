import 'server-only'
import { editPageTree } from '@/lib/domain/family-tree/edit-page-tree'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { assertShown, assertUnchanged, toldName, writtenColumns } from '@/lib/domain/family-tree/person-data'
import { readPersonDetail } from '@/lib/domain/family-tree/person-detail'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { updatePersonInput } from '@/lib/domain/family-tree/schema'
import { defineCommand } from '@/lib/server/command'

/**
 * Changes what is written about a person, also about the page's own: the tree may know more than the page. Throws
 * CONFLICT when somebody changed the person since this revision, TREE_WITHDRAWN and TREE_BEYOND_PLAN.
 */
export const updatePerson = defineCommand({
  name: 'family-tree.update-person',
  session: 'required',
  input: updatePersonInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: async (context, { personId, revision: seen, id: _, ...fields }, page) => {
    const { revision } = await editPageTree(context, page, { kind: 'update-person' }, async (draft) => {
      const before = await draft.person(personId)
      assertShown(before)
      await assertUnchanged(draft.tx, personId, seen)
      const after = { ...before, ...(await writtenColumns(draft.tx, personId, fields)) }
      draft.setPerson(personId, after)
      return { about: toldName(after) }
    })
    return { revision, person: await readPersonDetail(context.actor, page, personId, context.tx) }
  },
})
