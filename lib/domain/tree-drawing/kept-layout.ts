import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { TreeDrawingError } from '@/lib/domain/tree-drawing/errors'
import type { TreeLayout } from '@/lib/domain/tree-drawing/geometry'
import { DRAWN_PEOPLE_LIMIT, type FamilyGraph, piecesOf } from '@/lib/domain/tree-drawing/schema'
import { spend } from '@/lib/server/abuse/rate-limit'
import { currentAddress } from '@/lib/server/current-address'
import { DomainError } from '@/lib/server/errors'
import type { Turn } from '@/lib/server/fair-queue'
import { PoolError } from '@/lib/server/task-pool'
import { threadPool } from '@/lib/server/thread-pool'
import { type Actor, userIdOf } from '@/lib/shared/actor'

/** Points and boxes in all: some 30 MB. */
const keptPieces = 300_000

// Promises, so that a graph that is being laid out is not started again.
const layouts = new LRUCache<string, { layout: Promise<TreeLayout> }>({ max: 500, maxSize: keptPieces })

/** Who asks: whose turn of the thread it takes, and the network address, null for a job. */
export type LayoutCaller = { from: Turn; address: string | null }

/**
 * What one address may have laid out in ten minutes, in people and ties: 300 views of 200 people, or 30 whole families
 * of 2,000. A home where several open branch after branch stays below; it keeps one address from filling the thread.
 */
const laidOutMost = 150_000
const seconds = 600
/** Starting takes as long as so many of them. */
const leastCost = 50
/** What cannot be drawn is not tried again before. */
const refusedForMs = 10 * 60_000

/**
 * The layout of a graph, from memory when it was laid out before. Not to be changed by the caller. Throws
 * TOO_MANY_REQUESTS when the address has had too much laid out anew, and what `layOutTree` throws.
 */
export async function keptLayout({ from, address }: LayoutCaller, graph: FamilyGraph): Promise<TreeLayout> {
  const key = graphHash(graph)
  if (!layouts.has(key) && address !== null) {
    const cost = Math.max(leastCost, piecesOf(graph))
    await spend([{ name: 'tree-layout', key: address, points: laidOutMost, seconds, cost }])
  }
  // Looked up after the counting: it may have been started meanwhile.
  const kept = layouts.get(key)
  if (kept) return kept.layout
  const layout = layOutTree(graph, from)
  layouts.set(key, { layout }, { size: linesOf(graph) })
  layout.catch((error) => {
    // Whoever asks again would take the thread as long again; a busy one is no reason to refuse.
    const isRefused = error instanceof DomainError && TreeDrawingError.has(error.code)
    if (isRefused) layouts.set(key, { layout }, { size: 1, ttl: refusedForMs })
    else layouts.delete(key)
  })
  return layout
}

function linesOf({ people, unions }: FamilyGraph): number {
  return Math.max(1, people.length + unions.reduce((sum, { children }) => sum + 1 + 4 * children.length, 0))
}

/** SHA-256 of what the layout depends on, in one form: two graphs with the same hash have the same layout. */
export function graphHash({ people, unions }: FamilyGraph): string {
  const canonical = [
    people.map(({ id }) => id),
    unions.map(({ id, partnerIds, children }) => [
      id,
      partnerIds,
      children.map((child) => [child.id, child.kind, child.twinGroup]),
    ]),
  ]
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}

type Tasks = typeof import('./layout/tree-layout-worker')

/** One thread keeps the other cores for requests; and layouts are kept. */
const layoutThread = { worker: 'tree-layout', atOnce: 1, heapMb: 512, costOf }

const inViewPool = threadPool<Tasks>({ ...layoutThread, patienceMs: 20_000, queue: { each: 50, all: 200 } })
/**
 * Whole families, and views with unusually many ties, which take seconds: nobody who opens a tree waits behind them.
 */
const inPrintPool = threadPool<Tasks>({ ...layoutThread, patienceMs: 120_000, queue: { each: 3, all: 30 } })
/** Of a view of 400 people, the largest (`neighbourhoodMost`), in an ordinary family. */
const viewMost = 1200

/** A family of 2,000 with its ties takes as long as ten views. */
function costOf(graph: object): number {
  return 'people' in graph && Array.isArray(graph.people) ? 1 + graph.people.length / 250 : 1
}

/**
 * Places the people and lines of a family in a thread of its own; the same graph always gives the same layout. Partners
 * stand beside each other, generations in rows, parents above children. Fair by `from`, page and caller.
 *
 * Throws TREE_TOO_LARGE beyond DRAWN_PEOPLE_LIMIT, TREE_LOOPS when a person is their own ancestor, TREE_TOO_TANGLED
 * when it takes too long or too much memory, and SERVER_BUSY when too many are waiting.
 */
export async function layOutTree(graph: FamilyGraph, from: Turn = ''): Promise<TreeLayout> {
  const people = graph.people.length
  if (people > DRAWN_PEOPLE_LIMIT) throw new TreeDrawingError('TREE_TOO_LARGE', { people, limit: DRAWN_PEOPLE_LIMIT })
  const inPool = piecesOf(graph) > viewMost ? inPrintPool : inViewPool
  const layout = await inPool('layOut', graph, from).catch(refused)
  if (!layout) throw new TreeDrawingError('TREE_LOOPS')
  return layout
}

function refused(error: unknown): never {
  if (error instanceof PoolError && (error.reason === 'late' || error.reason === 'heavy')) {
    throw new TreeDrawingError('TREE_TOO_TANGLED')
  }
  throw error
}

/** Who has a page's tree drawn; those who look at one page share its turn. */
export async function layoutCaller(actor: Actor, page: { id: string }): Promise<LayoutCaller> {
  const address = await currentAddress()
  return { from: { page: page.id, sender: userIdOf(actor) ?? address ?? page.id }, address }
}
