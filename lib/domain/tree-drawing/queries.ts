import 'server-only'
import { getTree, getTreePage, type TreeSubject, viewerOf } from '@/lib/domain/family-tree/find-tree'
import { readNeighbourhood } from '@/lib/domain/family-tree/neighbourhood'
import { isMaskedFor, nameOf, personColumns, type TreeViewer } from '@/lib/domain/family-tree/person-row'
import { canEditTree, seesLiving } from '@/lib/domain/family-tree/policy'
import { drawingInput, pathInput, treeKeyInput } from '@/lib/domain/family-tree/schema'
import { familyTitle } from '@/lib/domain/tree-drawing/copy'
import type { DrawingView, TreeHeadView, TreeMemorial } from '@/lib/domain/tree-drawing/drawing-views'
import { TreeDrawingError } from '@/lib/domain/tree-drawing/errors'
import { keptLayout, layoutCaller } from '@/lib/domain/tree-drawing/kept-layout'
import { planSheets } from '@/lib/domain/tree-drawing/print/plan-sheets'
import { printRefusal, printTree } from '@/lib/domain/tree-drawing/print/print-tree'
import { type PrintChoice, type PrintPlanView, printInput } from '@/lib/domain/tree-drawing/print-schema'
import { readPrintedPart, readPrintedPortraits } from '@/lib/domain/tree-drawing/printed-part'
import { readPath } from '@/lib/domain/tree-drawing/read-path'
import { spendByAddress } from '@/lib/server/abuse/spend-by-address'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { FileAnswer } from '@/lib/server/file-route'
import { defineRead } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'
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

/**
 * How a print of a page's tree would come out: the sheets, the smallest letters, or why it cannot be printed. Throws
 * TOO_MANY_REQUESTS, by address.
 */
export const getPrintPlan = defineRead({
  name: 'tree-drawing.get-print-plan',
  session: 'optional',
  input: printInput,
  load: ({ id }, actor) => getTree(actor, id),
  // Whoever sees the page sees its tree, with the living masked.
  authorize: anyone,
  run: async (actor, choice, tree): Promise<PrintPlanView> => {
    // A plan of a whole family reads all of it.
    await spendByAddress({ name: 'tree-print-plan', points: 120, seconds: 600 })
    const viewer = printViewer(tree, choice)
    const ends = await findEnds(tree, choice)
    const { id, name } = ends.person
    const head = {
      memorial: await readTreeMemorial(tree),
      isMember: seesLiving(tree),
      person: { id, name },
    }
    try {
      const { part, layout } = await drawPart(actor, tree, { choice, viewer, ends })
      const plan = planSheets({ ...choice, layout })
      const drawing = { width: layout.width, height: layout.height, boxes: layout.boxes.map(({ x, y }) => ({ x, y })) }
      const refusal = printRefusal(plan)?.sentence ?? null
      const sheets = { all: plan.sheets, smallestPoints: plan.smallestPoints, drawing }
      const people = part.people.length
      return refusal === null ? { ...head, people, refusal, sheets } : { ...head, people, refusal, sheets: null }
    } catch (error) {
      if (!(error instanceof TreeDrawingError)) throw error
      return { ...head, people: 0, refusal: error.sentence, sheets: null }
    }
  },
})

/**
 * A page's tree as PDF. The living are named only for members who ask for it. Throws TREE_TOO_LARGE,
 * TREE_PRINT_TOO_SMALL and TREE_PRINT_TOO_MANY_SHEETS.
 */
export const getTreePrint = defineRead({
  name: 'tree-drawing.get-tree-print',
  session: 'optional',
  input: printInput,
  limits: (_, { address }) => [{ name: 'tree-print', key: address, points: 30, seconds: 600 }],
  load: ({ id }, actor) => getTree(actor, id),
  authorize: anyone,
  run: async (actor, choice, tree): Promise<FileAnswer> => {
    const viewer = printViewer(tree, choice)
    const ends = await findEnds(tree, choice)
    const { part, layout } = await drawPart(actor, tree, { choice, viewer, ends })
    const { from } = await layoutCaller(actor, tree)
    const { name, slug } = await readTreeMemorial(tree)
    const { pdf } = await printTree(
      {
        ...choice,
        ...part,
        layout,
        title: familyTitle(name),
        centreId: choice.part === 'view' ? ends.centreId : ends.person.id,
        portraits: await readPrintedPortraits(part.people, from),
        createdAt: new Date(),
      },
      from,
    )
    return { body: new Uint8Array(pdf), contentType: 'application/pdf', filename: `slaegt-${slug}.pdf` }
  },
})

/** Members see the living on paper only when they ask for it: a sheet is passed on. */
function printViewer(tree: TreeSubject, { living }: PrintChoice): TreeViewer {
  const viewer = viewerOf(tree)
  return { ...viewer, isMember: viewer.isMember && living }
}

type Ends = { centreId: string; person: { id: string; name: string } }

/** Around whom is printed; who is not in the tree, or not shown to this caller, is the page's person. */
async function findEnds(tree: TreeSubject, choice: PrintChoice): Promise<Ends> {
  const { treeId, personId } = tree
  // Members may choose somebody living, with or without the names of the living on the paper.
  const viewer = viewerOf(tree)
  const ids = [choice.centre, choice.person, personId].filter((id) => id !== undefined)
  const rows = await db.treePerson.findMany({ where: { treeId, id: { in: ids } }, select: personColumns })
  const seen = rows.filter((row) => !isMaskedFor(row, viewer))
  const row = seen.find(({ id }) => id === choice.person) ?? seen.find(({ id }) => id === personId)
  return {
    centreId: rows.find(({ id }) => id === choice.centre)?.id ?? personId,
    person: { id: row?.id ?? personId, name: row ? nameOf(row) : '' },
  }
}

async function drawPart(
  actor: Actor,
  tree: TreeSubject,
  { choice, viewer, ends }: { choice: PrintChoice; viewer: TreeViewer; ends: Ends },
) {
  const asked = { ...choice, centreId: ends.centreId, personId: ends.person.id }
  const part = await readPrintedPart(tree.treeId, asked, viewer)
  return { part, layout: await keptLayout(await layoutCaller(actor, tree), part) }
}

/** The page that a tree is seen from, with its name. Checks no access. */
async function readTreeMemorial({ id, slug }: { id: string; slug: string }): Promise<TreeMemorial> {
  const names = { firstName: true, middleName: true, lastName: true } as const
  return { id, slug, name: fullName(await db.memorial.findUniqueOrThrow({ where: { id }, select: names })) }
}
