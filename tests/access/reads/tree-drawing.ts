import { printInput } from '@/lib/domain/tree-drawing/print-schema'
import { getDrawing, getPath, getPrintPlan, getTreeHead, getTreePrint } from '@/lib/domain/tree-drawing/queries'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'

// A private page: outsiders do not see that there is a tree.
const whoSeesThePage = readOutcomes(404, {
  viewer: 'ok',
  first_reader: 'ok',
  administrator: 'ok',
  editor: 'ok',
  owner: 'ok',
})

/** The world's page with its tree, which all rows share. */
async function withTree({ memorial }: World): Promise<{ id: string }> {
  const page = await db.treePage.findUnique({ where: { memorialId: memorial.id }, select: { treeId: true } })
  if (!page) await createTree({ memorial })
  return { id: memorial.slug }
}

export const treeDrawingReads: Record<string, ReadRow> = {
  'tree-drawing.get-tree-head': {
    read: getTreeHead,
    input: withTree,
    outcomes: whoSeesThePage,
  },
  'tree-drawing.get-drawing': {
    read: getDrawing,
    input: async (world) => ({ ...(await withTree(world)), open: [] }),
    outcomes: whoSeesThePage,
  },
  'tree-drawing.get-path': {
    read: getPath,
    input: async (world) => {
      const { id } = await withTree(world)
      const tree = await db.treePage.findUniqueOrThrow({ where: { memorialId: world.memorial.id } })
      const peter = await createPerson({ id: tree.treeId }, { givenNames: 'Peter', diedYear: 1988 })
      await createUnion({ id: tree.treeId }, { partners: [peter], children: [{ id: tree.personId }] })
      return { id, from: tree.personId, to: peter.id }
    },
    outcomes: whoSeesThePage,
  },
  'tree-drawing.get-print-plan': {
    read: getPrintPlan,
    input: async (world) => printInput.parse(await withTree(world)),
    outcomes: whoSeesThePage,
  },
  'tree-drawing.get-tree-print': {
    read: getTreePrint,
    input: async (world) => printInput.parse(await withTree(world)),
    outcomes: whoSeesThePage,
  },
}
