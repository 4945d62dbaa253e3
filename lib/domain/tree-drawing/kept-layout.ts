import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { TreeDrawingError } from '@/lib/domain/tree-drawing/errors'
import type { TreeLayout } from '@/lib/domain/tree-drawing/geometry'
import { layOutTree } from '@/lib/domain/tree-drawing/lay-out-tree'
import { type FamilyGraph, piecesOf } from '@/lib/domain/tree-drawing/schema'
import { spend } from '@/lib/server/abuse/rate-limit'
import { DomainError } from '@/lib/server/errors'
import type { Turn } from '@/lib/server/fair-queue'

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
