import 'server-only'
import { TreeDrawingError } from '@/lib/domain/tree-drawing/errors'
import type { TreeLayout } from '@/lib/domain/tree-drawing/geometry'
import { DRAWN_PEOPLE_LIMIT, type FamilyGraph, piecesOf } from '@/lib/domain/tree-drawing/schema'
import type { Turn } from '@/lib/server/fair-queue'
import { PoolError } from '@/lib/server/task-pool'
import { threadPool } from '@/lib/server/thread-pool'

type Tasks = typeof import('./layout/tree-layout-worker')

/** One thread keeps the other cores for requests; layouts are kept (./kept-layout.ts). */
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
