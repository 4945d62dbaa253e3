import {
  exportTree,
  getImport,
  listImportMatches,
  listImports,
  searchImportPeople,
} from '@/lib/domain/tree-files/queries'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createImport } from '@/tests/factories/family-files'
import { createTree } from '@/tests/factories/family-tree'

const editors = readOutcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  administrator: 403,
  editor: 'ok',
  owner: 'ok',
})

/** The tree of the world's page, which all rows share. */
async function treeOf({ memorial }: World): Promise<{ id: string }> {
  const page = await db.treePage.findUnique({ where: { memorialId: memorial.id } })
  return page ? { id: page.treeId } : createTree({ memorial })
}

async function aTree(world: World) {
  await treeOf(world)
  return { id: world.memorial.slug }
}

async function anImport(world: World) {
  const { memorial } = world
  const tree = await treeOf(world)
  return { id: memorial.slug, importId: await createImport({ tree, memorial }, 'review'), q: 'Karen' }
}

export const treeFileReads: Record<string, ReadRow> = {
  'tree-files.list-imports': { read: listImports, input: aTree, outcomes: editors },
  'tree-files.get-import': { read: getImport, input: anImport, outcomes: editors },
  'tree-files.list-import-matches': { read: listImportMatches, input: anImport, outcomes: editors },
  'tree-files.search-import-people': { read: searchImportPeople, input: anImport, outcomes: editors },
  'tree-files.export-tree': {
    read: exportTree,
    input: async (world) => ({ ...(await aTree(world)), version: '5.5.1', living: false, pictures: false }),
    outcomes: editors,
  },
}
