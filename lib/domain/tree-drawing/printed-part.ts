import 'server-only'
import { buffer } from 'node:stream/consumers'
import { readNeighbourhood } from '@/lib/domain/family-tree/neighbourhood'
import { inPartnersOrder } from '@/lib/domain/family-tree/partners'
import { isMaskedFor, personColumns, personView, type TreeViewer } from '@/lib/domain/family-tree/person-row'
import type { NeighbourhoodView, TreePersonView, UnionView } from '@/lib/domain/family-tree/schema'
import { keptSkeleton, type Skeleton } from '@/lib/domain/family-tree/skeleton'
import { unionColumns, unionView } from '@/lib/domain/family-tree/union-row'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { variantKey } from '@/lib/domain/pictures/picture-files'
import { TreeDrawingError } from '@/lib/domain/tree-drawing/errors'
import type { PrintChoice } from '@/lib/domain/tree-drawing/print-schema'
import { DRAWN_PEOPLE_LIMIT } from '@/lib/domain/tree-drawing/schema'
import { storage } from '@/lib/integrations/storage/storage'
import { db, type Prisma } from '@/lib/server/db'
import type { Turn } from '@/lib/server/fair-queue'
import { log } from '@/lib/server/log'

type Part = { people: TreePersonView[]; unions: UnionView[] }
type Choice = Pick<PrintChoice, 'part' | 'open' | 'up' | 'down'> & {
  /** Both are people of the tree. */
  centreId: string
  personId: string
}

/** The people and couples of a tree that are to be printed. Throws TREE_TOO_LARGE beyond DRAWN_PEOPLE_LIMIT. */
export async function readPrintedPart(
  treeId: string,
  { part, open, up, down, centreId, personId }: Choice,
  viewer: TreeViewer,
): Promise<Part | NeighbourhoodView> {
  if (part === 'view') return readNeighbourhood(treeId, centreId, open, viewer)
  if (part === 'all') {
    assertDrawable(await db.treePerson.count({ where: { treeId } }))
    return readPart({ people: { treeId }, unions: { treeId } }, viewer)
  }
  const skeleton = await keptSkeleton(treeId)
  const ids = linesAround(skeleton, personId, { up, down })
  assertDrawable(ids.size)
  const wanted = { people: { treeId, id: { in: [...ids] } }, unions: { id: { in: unionsAmong(skeleton, ids) } } }
  return readPart(wanted, viewer)
}

function assertDrawable(people: number): void {
  if (people > DRAWN_PEOPLE_LIMIT) throw new TreeDrawingError('TREE_TOO_LARGE', { people, limit: DRAWN_PEOPLE_LIMIT })
}

/**
 * A person's ancestors so many generations up, and descendants with their partners so many down, both with the person's
 * own generation between them: partners, brothers and sisters.
 */
export function linesAround(
  { childIn, partnerIn }: Pick<Skeleton, 'childIn' | 'partnerIn'>,
  personId: string,
  { up, down }: { up: number; down: number },
): ReadonlySet<string> {
  const found = new Set([personId])
  const add = (ids: readonly string[]) => {
    const fresh = ids.filter((id) => !found.has(id))
    for (const id of fresh) found.add(id)
    return fresh
  }
  const parentsOf = (id: string) => (childIn.get(id) ?? []).flatMap(({ partnerIds }) => partnerIds)
  const partnersOf = (id: string) => (partnerIn.get(id) ?? []).flatMap(({ partnerIds }) => partnerIds)
  const childrenOf = (id: string) =>
    (partnerIn.get(id) ?? []).flatMap(({ children }) => children.map((child) => child.id))
  let below = [personId]
  add(partnersOf(personId))
  for (let level = 0; level < down; level++) {
    below = add(below.flatMap(childrenOf))
    add(below.flatMap(partnersOf))
  }
  if (up > 0) add((childIn.get(personId) ?? []).flatMap(({ children }) => children.map((child) => child.id)))
  let above = [personId]
  for (let level = 0; level < up; level++) above = add(above.flatMap(parentsOf))
  return found
}

/** The unions of which at least two are among these people: what of a large tree has to be read. */
export function unionsAmong(
  { childIn, partnerIn }: Pick<Skeleton, 'childIn' | 'partnerIn'>,
  ids: ReadonlySet<string>,
): string[] {
  const counts = new Map<string, number>()
  for (const id of ids)
    for (const union of [...(childIn.get(id) ?? []), ...(partnerIn.get(id) ?? [])])
      counts.set(union.id, (counts.get(union.id) ?? 0) + 1)
  return [...counts].flatMap(([id, count]) => (count > 1 ? [id] : []))
}

type Wanted = { people: Prisma.TreePersonWhereInput; unions: Prisma.TreeUnionWhereInput }

/** People of a tree with the couples between them. */
async function readPart(wanted: Wanted, viewer: TreeViewer): Promise<Part> {
  const rows = await db.treePerson.findMany({
    where: wanted.people,
    orderBy: { id: 'asc' },
    select: personColumns,
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const unions = await db.treeUnion.findMany({ where: wanted.unions, select: unionColumns })
  const isMasked = (id: string) => {
    const row = byId.get(id)
    return !row || isMaskedFor(row, viewer)
  }
  const views = inPartnersOrder(unions).map((union) => unionView(union, { shows: (id) => byId.has(id), isMasked }))
  return {
    people: rows.map((row) => personView(row, viewer)),
    unions: views.filter(({ partnerIds, children }) => partnerIds.length + children.length > 1),
  }
}

/** Reading more would take longer than drawing all the rest. */
const mostPortraits = 120
/** Pixels: some 300 dots per inch at the usual size, and 200 at the largest, where they are 26 mm. */
const printedWidth = 200

/**
 * The portraits of those who are shown with one, as JPEG by person: the first 120. One that cannot be read is left out.
 */
export async function readPrintedPortraits(
  people: readonly TreePersonView[],
  from: Turn,
): Promise<Map<string, Uint8Array>> {
  const shown = people.filter(({ isMasked, portraitUrl }) => !isMasked && portraitUrl !== null).slice(0, mostPortraits)
  const rows = await db.treePerson.findMany({
    where: { id: { in: shown.map(({ id }) => id) } },
    select: { id: true, portrait: { select: { storageKey: true, widths: true } } },
  })
  const portraits = new Map<string, Uint8Array>()
  for (const { id, portrait } of rows) {
    const width = portrait?.widths.find((candidate) => candidate >= printedWidth) ?? portrait?.widths.at(-1)
    const file = portrait && width ? await readAsJpeg(variantKey(portrait.storageKey, width), from) : null
    if (file) portraits.set(id, file)
  }
  return portraits
}

async function readAsJpeg(key: string, from: Turn): Promise<Buffer | null> {
  const stored = await storage.get(key)
  if (!stored) return null
  try {
    return await inPictureProcess('jpeg', { file: await buffer(stored.stream), quality: 85 }, from)
  } catch (error) {
    // The tree is printed without it.
    log.warn({ err: error, key }, 'portrait left out of a print')
    return null
  }
}
