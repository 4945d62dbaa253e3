import { getTreeSummary, listOwnTrees, listTreeEdits } from '@/lib/domain/family-tree/edit-queries'
import { getTreePerson, getTreePicture, listChecks, listUnjoined, searchTree } from '@/lib/domain/family-tree/queries'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { countUp, createPerson, createTree } from '@/tests/factories/family-tree'

// A private page: outsiders do not see that there is a tree.
const whoSeesThePage = readOutcomes(404, {
  viewer: 'ok',
  first_reader: 'ok',
  administrator: 'ok',
  editor: 'ok',
  owner: 'ok',
})

/** The tree of the world's page, which all rows share. */
async function treeOf({ memorial }: World): Promise<{ id: string; personId: string }> {
  const page = await db.treePage.findUnique({ where: { memorialId: memorial.id } })
  return page ? { id: page.treeId, personId: page.personId } : createTree({ memorial })
}

export const familyTreeReads: Record<string, ReadRow> = {
  'family-tree.get-tree-person': {
    read: getTreePerson,
    input: async (world) => ({ id: world.memorial.slug, personId: (await treeOf(world)).personId }),
    outcomes: whoSeesThePage,
  },
  'family-tree.list-checks': {
    read: listChecks,
    input: async (world) => {
      await treeOf(world)
      return { id: world.memorial.slug }
    },
    outcomes: readOutcomes(404, {
      visitor: 401,
      viewer: 403,
      first_reader: 403,
      administrator: 403,
      editor: 'ok',
      owner: 'ok',
    }),
  },
  'family-tree.list-unjoined': {
    read: listUnjoined,
    input: async (world) => {
      const tree = await treeOf(world)
      await createPerson(tree)
      await countUp(tree)
      return { id: world.memorial.slug }
    },
    outcomes: readOutcomes(404, {
      visitor: 401,
      viewer: 403,
      first_reader: 403,
      administrator: 403,
      editor: 'ok',
      owner: 'ok',
    }),
  },
  'family-tree.search-tree': {
    read: searchTree,
    input: async (world) => {
      await treeOf(world)
      return { id: world.memorial.slug, q: 'karen' }
    },
    outcomes: whoSeesThePage,
  },
  'family-tree.get-tree-picture': {
    read: getTreePicture,
    input: async (world) => {
      const { id: treeId, personId } = await treeOf(world)
      const file = { storageKey: `trees/${treeId}`, contentType: 'image/jpeg', bytes: 1, checksum: '0'.repeat(64) }
      const { id: portraitId } = await db.treeMedia.create({ data: { ...file, treeId, widths: [320] } })
      await db.treePerson.update({ where: { id: personId }, data: { portraitId } })
      return { id: world.memorial.slug, pictureId: portraitId, w: 320 }
    },
    outcomes: whoSeesThePage,
  },
  'family-tree.list-tree-edits': {
    read: listTreeEdits,
    input: async (world) => {
      const { id: treeId } = await treeOf(world)
      await db.treeEdit.create({ data: { treeId, revision: 1, kind: 'update-person', about: 'Karen', changes: [] } })
      return { id: world.memorial.slug }
    },
    outcomes: readOutcomes(404, {
      visitor: 401,
      viewer: 403,
      first_reader: 403,
      administrator: 403,
      editor: 'ok',
      owner: 'ok',
    }),
  },
  // Of the editors' other pages, which have none.
  'family-tree.list-own-trees': {
    read: listOwnTrees,
    input: async (world) => ({ id: world.memorial.slug }),
    outcomes: readOutcomes(404, {
      visitor: 401,
      viewer: 403,
      first_reader: 403,
      administrator: 403,
      editor: 'nothing',
      owner: 'nothing',
    }),
  },
  'family-tree.get-tree-summary': {
    read: getTreeSummary,
    input: async (world) => ({ id: world.memorial.slug }),
    outcomes: readOutcomes(404, {
      visitor: 401,
      viewer: 403,
      first_reader: 403,
      administrator: 403,
      editor: 'ok',
      owner: 'ok',
    }),
  },
}
