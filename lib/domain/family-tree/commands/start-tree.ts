import 'server-only'
import { updateBirthBounds } from '@/lib/domain/family-tree/birth-bounds'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { getTreePage, treeEdited } from '@/lib/domain/family-tree/find-tree'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { startTreeInput } from '@/lib/domain/family-tree/schema'
import { searchTextOf } from '@/lib/domain/family-tree/search-text'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { defineCommand } from '@/lib/server/command'

/** Starts a page's tree with the person the page is about. Throws TREE_THERE_ALREADY. */
export const startTree = defineCommand({
  name: 'family-tree.start-tree',
  session: 'required',
  input: startTreeInput,
  load: ({ id }, { actor }) => getTreePage(actor, id),
  authorize: canEditTree,
  status: 201,
  run: async (context, { sex }, { id: memorialId }) => {
    const { tx } = context
    await lockMemorial(tx, memorialId)
    if (await tx.treePage.findUnique({ where: { memorialId }, select: { treeId: true } })) {
      throw new TreeError('TREE_THERE_ALREADY')
    }
    const memorial = await tx.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: memorialColumns })
    const { id: treeId } = await tx.familyTree.create({ data: {}, select: { id: true } })
    const { firstName, middleName, lastName, birthName, ...dates } = memorial
    const names = {
      givenNames: [firstName, middleName].filter(Boolean).join(' ').slice(0, 160),
      surname: lastName,
      birthSurname: birthName === lastName ? null : birthName,
      callName: null,
    }
    const { id: personId } = await tx.treePerson.create({
      data: {
        ...names,
        ...dates,
        treeId,
        searchText: searchTextOf(names),
        sex,
        isDead: true,
        createdById: context.actor.userId,
      },
      select: { id: true },
    })
    await tx.treePage.create({ data: { memorialId, treeId, personId } })
    await updateBirthBounds(tx, treeId)
    context.about({ type: 'memorial', id: memorialId, detail: { tree: treeId } })
    await treeEdited(context, treeId, [memorialId])
    return { treeId, personId }
  },
  form: {
    name: 'tree-start',
    done: (_, { id = '' }) => `/family-tree/${id}`,
    back: ({ id = '' }) => `/family-tree/${id}`,
  },
})

const memorialColumns = {
  firstName: true,
  middleName: true,
  lastName: true,
  birthName: true,
  bornYear: true,
  bornMonth: true,
  bornDay: true,
  bornQualifier: true,
  bornPlace: true,
  diedYear: true,
  diedMonth: true,
  diedDay: true,
  diedQualifier: true,
  diedPlace: true,
}
