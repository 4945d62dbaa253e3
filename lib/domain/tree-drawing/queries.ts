import 'server-only'
import { getTree, getTreePage, type TreeSubject, viewerOf } from '@/lib/domain/family-tree/find-tree'
import { readNeighbourhood } from '@/lib/domain/family-tree/neighbourhood'
import { canEditTree, seesLiving } from '@/lib/domain/family-tree/policy'
import { drawingInput, pathInput, treeKeyInput } from '@/lib/domain/family-tree/schema'
import type { DrawingView, TreeHeadView } from '@/lib/domain/tree-drawing/drawing-views'
import { keptLayout } from '@/lib/domain/tree-drawing/kept-layout'
import { layoutCaller } from '@/lib/domain/tree-drawing/layout-caller'
import { readPath } from '@/lib/domain/tree-drawing/read-path'
import { readTreeMemorial } from '@/lib/domain/tree-drawing/tree-memorial'
import { spendByAddress } from '@/lib/server/abuse/spend-by-address'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { isOpenPage } from '@/lib/shared/open-page'

/** Whether a page has a tree, and what this caller may do with it. */
export const getTreeHead = defineRead({
  name: 'tree-drawing.get-tree-head',
  session: 'optional',
  input: treeKeyInput,
  load: ({ id }, actor) => getTreePage(actor, id),
  authorize: anyone,
  run: async (actor, _, page): Promise<TreeHeadView> => ({
    memorial: await readTreeMemorial(page),
    hasTree: page.tree !== null,
    isListed: page.visibility === 'public' && isOpenPage(page),
    canEdit: canEditTree(actor, page),
    isMember: seesLiving(page),
  }),
})

/**
 * A part of a page's tree with the places of its boxes and lines: those around a person and the opened branches. With a
 * person as centre who is not in the tree any more, around the page's person. Throws
 * TOO_MANY_REQUESTS, by address for what is laid out anew, and SERVER_BUSY when too many wait.
 */
export const getDrawing = defineRead({
  name: 'tree-drawing.get-drawing',
  session: 'optional',
  input: drawingInput,
  limits: (_, { address }) => [{ name: 'tree-drawing', key: address, points: 600, seconds: 600 }],
  load: ({ id }, actor) => getTree(actor, id),
  // Whoever sees the page sees its tree, with the living masked.
  authorize: anyone,
  run: async (actor, { centre, open }, tree): Promise<DrawingView> => {
    const [{ revision }, memorial, centreId] = await Promise.all([
      db.familyTree.findUniqueOrThrow({ where: { id: tree.treeId }, select: { revision: true } }),
      readTreeMemorial(tree),
      findCentre(tree, centre),
    ])
    const neighbourhood = await readNeighbourhood(tree.treeId, centreId, open, viewerOf(tree))
    return {
      revision,
      memorial,
      centreId,
      neighbourhood,
      pagePersonId: tree.personId,
      canEdit: canEditTree(actor, tree),
      isMember: seesLiving(tree),
      layout: await keptLayout(await layoutCaller(actor, tree), neighbourhood),
    }
  },
})

/**
 * How two people of a page's tree are related. Throws NOT_FOUND when the caller may not see one of them; those between may
 * be masked. Throws TOO_MANY_REQUESTS, by address.
 */
export const getPath = defineRead({
  name: 'tree-drawing.get-path',
  session: 'optional',
  input: pathInput,
  load: ({ id }, actor) => getTree(actor, id),
  authorize: anyone,
  run: async (_, ends, tree) => {
    // Half a minute of ways through the largest tree; a page asks for one to each person who is looked at.
    await spendByAddress({ name: 'tree-path', points: 300, seconds: 600 })
    return readPath(tree.treeId, ends, viewerOf(tree))
  },
})

async function findCentre({ treeId, personId }: TreeSubject, centre: string | undefined): Promise<string> {
  if (!centre) return personId
  const found = await db.treePerson.findUnique({ where: { id: centre, treeId }, select: { id: true } })
  return found?.id ?? personId
}
