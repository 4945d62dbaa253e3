import { addRelative } from '@/lib/domain/family-tree/commands/add-relative'
import { deleteTree } from '@/lib/domain/family-tree/commands/delete-tree'
import { joinTree } from '@/lib/domain/family-tree/commands/join-tree'
import { leaveTree } from '@/lib/domain/family-tree/commands/leave-tree'
import { mergePeople } from '@/lib/domain/family-tree/commands/merge-people'
import { moveUnion } from '@/lib/domain/family-tree/commands/move-union'
import { redoEdit } from '@/lib/domain/family-tree/commands/redo-edit'
import { removeChild } from '@/lib/domain/family-tree/commands/remove-child'
import { removeFamily } from '@/lib/domain/family-tree/commands/remove-family'
import { removePerson } from '@/lib/domain/family-tree/commands/remove-person'
import { removePortrait } from '@/lib/domain/family-tree/commands/remove-portrait'
import { removeUnion } from '@/lib/domain/family-tree/commands/remove-union'
import { setPortrait } from '@/lib/domain/family-tree/commands/set-portrait'
import { startTree } from '@/lib/domain/family-tree/commands/start-tree'
import { undoEdit } from '@/lib/domain/family-tree/commands/undo-edit'
import { updateChildren } from '@/lib/domain/family-tree/commands/update-children'
import { updatePerson } from '@/lib/domain/family-tree/commands/update-person'
import { updateUnion } from '@/lib/domain/family-tree/commands/update-union'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { pictureFile } from '@/tests/factories/media'
import { addMember, createMemorial } from '@/tests/factories/memorials'

// A private page: outsiders get 404, members without the right 403.
const editors = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  editor: 'ok',
  owner: 'ok',
  administrator: 403,
})

async function tree({ memorial }: World) {
  const { id: treeId, personId } = await createTree({ memorial })
  return { treeId, personId, id: memorial.slug }
}

/** Somebody the tree's page is not about. */
async function person(world: World) {
  const { treeId, id } = await tree(world)
  return { id, personId: (await createPerson({ id: treeId })).id }
}

async function couple(world: World) {
  const { treeId, personId, id } = await tree(world)
  const child = await createPerson({ id: treeId })
  const { id: unionId } = await createUnion({ id: treeId }, { partners: [{ id: personId }], children: [child] })
  return { id, unionId, childId: child.id }
}

/** A tree that another page of the family shows too. */
async function twoPages(world: World) {
  const { treeId, id } = await tree(world)
  const second = await secondPage(world)
  const { id: personId } = await createPerson({ id: treeId })
  await db.treePage.create({ data: { memorialId: second.id, treeId, personId } })
  return { treeId, id }
}

/** A page of its own with the same family, which outsiders may not see either. */
async function secondPage({ people }: World) {
  const second = await createMemorial({ owner: people.owner, visibility: 'members' })
  for (const role of ['editor', 'viewer', 'first_reader'] as const) await addMember(second, people[role], role)
  return second
}

/** An edit of each who may edit: an account undoes its own. */
async function edits(world: World, undoneAt: Date | null) {
  const { treeId, id } = await tree(world)
  const edit = { treeId, kind: 'update-person', about: 'Karen', changes: [], undoneAt }
  const users = [world.people.editor.id, world.people.owner.id]
  await db.treeEdit.createMany({ data: users.map((userId, index) => ({ ...edit, userId, revision: index + 1 })) })
  return { id }
}

export const familyTreeRows: Record<string, AccessRow> = {
  'family-tree.start-tree': { command: startTree, input: ({ memorial }) => ({ id: memorial.slug }), outcomes: editors },
  'family-tree.add-relative': {
    command: addRelative,
    input: async (world) => ({ ...(await tree(world)), relation: 'child', person: { givenNames: 'Bo' } }),
    outcomes: editors,
  },
  'family-tree.update-person': {
    command: updatePerson,
    input: async (world) => ({ ...(await person(world)), givenNames: 'Bodil', revision: 1 }),
    outcomes: editors,
  },
  'family-tree.remove-person': { command: removePerson, input: person, outcomes: editors },
  'family-tree.remove-family': {
    command: removeFamily,
    input: async (world) => ({ ...(await person(world)), count: 1 }),
    outcomes: editors,
  },
  'family-tree.update-union': {
    command: updateUnion,
    input: async (world) => ({ ...(await couple(world)), kind: 'partners', revision: 1 }),
    outcomes: editors,
  },
  'family-tree.remove-union': { command: removeUnion, input: couple, outcomes: editors },
  'family-tree.move-union': {
    command: moveUnion,
    input: async (world) => {
      const { treeId, personId, id } = await tree(world)
      const partner = await createPerson({ id: treeId })
      const { id: unionId } = await createUnion({ id: treeId }, { partners: [{ id: personId }, partner] })
      return { id, personId, unionId, to: 'later' }
    },
    outcomes: editors,
  },
  'family-tree.undo-edit': { command: undoEdit, input: (world) => edits(world, null), outcomes: editors },
  'family-tree.redo-edit': { command: redoEdit, input: (world) => edits(world, new Date()), outcomes: editors },
  'family-tree.set-portrait': {
    command: setPortrait,
    input: async (world) => ({ ...(await person(world)), file: await pictureFile() }),
    outcomes: editors,
  },
  'family-tree.remove-portrait': { command: removePortrait, input: person, outcomes: editors },
  'family-tree.update-children': {
    command: updateChildren,
    input: async (world) => {
      const { id, unionId, childId } = await couple(world)
      return { id, unionId, children: [{ childId, kind: 'adopted' }], seen: [{ childId }] }
    },
    outcomes: editors,
  },
  'family-tree.remove-child': { command: removeChild, input: couple, outcomes: editors },
  'family-tree.merge-people': {
    command: mergePeople,
    input: async (world) => {
      const { treeId, personId: keptId, id } = await tree(world)
      const { id: goneId } = await createPerson({ id: treeId })
      return { id, keptId, goneId, revisions: { kept: 1, gone: 1 }, givenNames: 'Karen' }
    },
    outcomes: editors,
  },
  'family-tree.join-tree': {
    command: joinTree,
    input: async (world) => {
      const { treeId, id: from } = await tree(world)
      const { slug: id } = await secondPage(world)
      return { id, from, personId: (await createPerson({ id: treeId })).id }
    },
    outcomes: { ...editors, editor: 403 },
  },
  'family-tree.leave-tree': { command: leaveTree, input: twoPages, outcomes: editors },
  'family-tree.delete-tree': { command: deleteTree, input: tree, outcomes: { ...editors, editor: 403 } },
}
