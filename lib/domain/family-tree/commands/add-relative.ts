import 'server-only'
import { randomUUID } from 'node:crypto'
import { editPageTree } from '@/lib/domain/family-tree/edit-page-tree'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { newPerson, toldName } from '@/lib/domain/family-tree/person-data'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { relate } from '@/lib/domain/family-tree/relate'
import { addRelativeInput, type PersonFields } from '@/lib/domain/family-tree/schema'
import type { TreeDraft } from '@/lib/domain/family-tree/tree-draft'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Adds somebody next to a person of the tree, as `addRelativeInput` says. Throws NOT_FOUND for people and couples that
 * are not there, TREE_TWO_PARENTS, TREE_THERE_TWICE, TREE_TOO_MANY_CHILDREN, TREE_LOOP, TREE_FULL and TREE_BEYOND_PLAN.
 */
export const addRelative = defineCommand({
  name: 'family-tree.add-relative',
  session: 'required',
  status: 201,
  input: addRelativeInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: async (context, { person, existingId, ...asked }, page) => {
    const createdById = context.actor.userId
    const { revision, personId, unionId } = await editPageTree(
      context,
      page,
      { kind: 'add-relative', canLoop: Boolean(existingId) },
      async (draft) => {
        await draft.person(asked.personId)
        const addedId = await chosen(draft, { person, existingId, createdById })
        const unionId = await relate(draft, { ...asked, addedId, createdById })
        return { about: toldName(await draft.person(addedId)), personId: addedId, unionId }
      },
    )
    return { revision, personId, unionId }
  },
})

type Chosen = { person?: PersonFields | null | undefined; existingId?: string | null | undefined; createdById: string }

/** The id of who is added: new, or in the tree already. */
async function chosen(draft: TreeDraft, { person, existingId, createdById }: Chosen): Promise<string> {
  if (existingId && !person) {
    await draft.person(existingId)
    return existingId
  }
  if (!person || existingId) {
    throw new DomainError('INVALID_INPUT', {}, { existingId: 'Skriv, hvem det er, eller vælg en fra træet.' })
  }
  const id = randomUUID()
  draft.setPerson(id, newPerson(person, createdById))
  return id
}
