import 'server-only'
import { TreeDrawingError } from '@/lib/domain/tree-drawing/errors'
import type { TreeLayout } from '@/lib/domain/tree-drawing/geometry'
import { DRAWN_PEOPLE_LIMIT, type FamilyGraph } from '@/lib/domain/tree-drawing/schema'
import { busyWhenFull } from '@/lib/server/task-pool'
import { threadPool } from '@/lib/server/thread-pool'

type Tasks = typeof import('./layout/tree-layout-worker')

/** One thread keeps the other cores for requests; layouts are kept (./kept-layout.ts). */
const layoutThread = { worker: 'tree-layout', atOnce: 1, heapMb: 512 }

const inViewPool = threadPool<Tasks>({ ...layoutThread, patienceMs: 60_000, queue: { each: 50, all: 200 } })
/** Whole families, which take seconds: nobody who opens a tree waits behind them. */
const inPrintPool = threadPool<Tasks>({ ...layoutThread, patienceMs: 120_000, queue: { each: 3, all: 30 } })
/** The largest view has 400 people (`neighbourhoodMost`). */
const viewMost = 400

/**
 * Places the people and lines of a family in a thread of its own; the same graph always gives the same layout. Partners
 * stand beside each other, generations in rows, parents above children. Fair by `from`, the caller.
 *
 * Throws TREE_TOO_LARGE beyond DRAWN_PEOPLE_LIMIT, TREE_LOOPS when a person is their own ancestor, SERVER_BUSY when too
 * many are waiting, and a PoolError when the thread ends or is late.
 */
export async function layOutTree(graph: FamilyGraph, from = ''): Promise<TreeLayout> {
  const people = graph.people.length
  if (people > DRAWN_PEOPLE_LIMIT) throw new TreeDrawingError('TREE_TOO_LARGE', { people, limit: DRAWN_PEOPLE_LIMIT })
  const inPool = people > viewMost ? inPrintPool : inViewPool
  const layout = await inPool('layOut', graph, from).catch(busyWhenFull)
  if (!layout) throw new TreeDrawingError('TREE_LOOPS')
  return layout
}
