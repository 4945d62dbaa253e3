/** A child of its parents; `isFixed` where it cannot be left out. */
import type { FamilyFile, FileUnion } from '@/lib/domain/tree-files/records/family-file'

export type Link = { parentIds: readonly string[]; childId: string; isFixed?: boolean }

/** A link that closes a line of descent, and that line from the child down to the same person again. */
type Ring<L> = { link: L; path: string[] }

/** Rings that are knotted into one another; of what is left after as many rounds, every link goes. */
const roundsMost = 50

/**
 * The links that make somebody their own ancestor: of each ring the last in their order, so that without them there is
 * none but of fixed ones. Every kind of child counts, as for an edit. Linear in time and without recursion: a file may
 * have 50,000 generations.
 */
export function findRings<L extends Link>(links: readonly L[]): Ring<L>[] {
  const rings: Ring<L>[] = []
  let left = links
  for (let round = 0; left.length > 0; round++) {
    const childrenOf = childrenBy(left)
    const knotOf = findKnots(childrenOf)
    left = left.filter(({ parentIds, childId }) =>
      parentIds.some((id) => id === childId || isSame(knotOf, id, childId)),
    )
    const last = new Map(left.filter(({ isFixed }) => !isFixed).map((link) => [knotOf.get(link.childId), link]))
    const dropped = new Set(round < roundsMost ? last.values() : left.filter(({ isFixed }) => !isFixed))
    if (dropped.size === 0) break
    for (const link of dropped) {
      rings.push({ link, path: round < roundsMost ? pathOf(link, { childrenOf, knotOf }) : [link.childId] })
    }
    left = left.filter((link) => !dropped.has(link))
  }
  return rings
}

type Knots = ReadonlyMap<string, number>

function isSame(knotOf: Knots, one: string, other: string): boolean {
  return knotOf.get(one) === knotOf.get(other)
}

/**
 * Numbers for everybody; those with the same number descend from one another (Tarjan's strongly connected components).
 */
function findKnots(childrenOf: ReadonlyMap<string, string[]>): Knots {
  const knotOf = new Map<string, number>()
  const seen = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  for (const start of childrenOf.keys()) {
    const line = seen.has(start) ? [] : [{ id: start, next: 0 }]
    for (let last = line.at(-1); last; last = line.at(-1)) {
      const { id } = last
      if (last.next === 0) {
        seen.set(id, seen.size)
        lowest.set(id, seen.size - 1)
        open.push(id)
      }
      const child = childrenOf.get(id)?.[last.next++]
      if (child !== undefined) {
        if (!seen.has(child)) line.push({ id: child, next: 0 })
        else if (!knotOf.has(child)) lower(lowest, id, seen.get(child))
        continue
      }
      line.pop()
      const above = line.at(-1)
      if (above) lower(lowest, above.id, lowest.get(id))
      if (lowest.get(id) !== seen.get(id)) continue
      const knot = seen.get(id) ?? 0
      for (let other = open.pop(); other !== undefined; other = open.pop()) {
        knotOf.set(other, knot)
        if (other === id) break
      }
    }
  }
  return knotOf
}

function lower(lowest: Map<string, number>, id: string, to = 0): void {
  lowest.set(id, Math.min(lowest.get(id) ?? 0, to))
}

/** The shortest line of descent from the child to one of its parents, and the child again. */
function pathOf(
  { parentIds, childId }: Link,
  { childrenOf, knotOf }: { childrenOf: ReadonlyMap<string, string[]>; knotOf: Knots },
): string[] {
  const parentOf = new Map<string, string | null>([[childId, null]])
  // A map goes on with what is added to it.
  for (const [id] of parentOf) {
    if (parentIds.includes(id)) {
      const path = [childId]
      for (let at: string | null = id; at !== null; at = parentOf.get(at) ?? null) path.push(at)
      return path.reverse()
    }
    for (const child of childrenOf.get(id) ?? []) {
      if (isSame(knotOf, child, childId) && !parentOf.has(child)) parentOf.set(child, id)
    }
  }
  return [childId]
}

/** The longest line of descent, in people; the links must have no ring. */
export function countGenerations(links: readonly Link[]): number {
  const childrenOf = childrenBy(links)
  const depths = new Map<string, number>()
  for (const start of childrenOf.keys()) {
    const waiting = [start]
    for (let id = waiting.at(-1); id !== undefined; id = waiting.at(-1)) {
      if (depths.has(id)) {
        waiting.pop()
        continue
      }
      const children = childrenOf.get(id) ?? []
      const unknown = children.filter((child) => !depths.has(child))
      if (unknown.length > 0) {
        for (const child of unknown) waiting.push(child)
        continue
      }
      depths.set(id, 1 + children.reduce((most, child) => Math.max(most, depths.get(child) ?? 0), 0))
      waiting.pop()
    }
  }
  return [...depths.values()].reduce((most, depth) => Math.max(most, depth), 1)
}

function childrenBy(links: readonly Link[]): Map<string, string[]> {
  const childrenOf = new Map<string, string[]>()
  for (const { parentIds, childId } of links) {
    for (const parent of parentIds) {
      const list = childrenOf.get(parent)
      if (list) list.push(childId)
      else childrenOf.set(parent, [childId])
    }
  }
  return childrenOf
}

/** The line in names; the middle of a long one is left out. */
export function pathInNames(path: readonly string[], nameOf: (id: string) => string): string {
  const shown =
    path.length > 8 ? [...path.slice(0, 6).map(nameOf), '…', ...path.slice(-1).map(nameOf)] : path.map(nameOf)
  return shown.join(' → ')
}

/** Every child of a file's couples, in the order of the file. */
export function linksOf(unions: readonly FileUnion[]): (Link & { unionXref: string })[] {
  return unions.flatMap(({ xref: unionXref, partnerXrefs: parentIds, children }) =>
    children.map(({ xref: childId }) => ({ unionXref, parentIds, childId })),
  )
}

/** The file without the children that make somebody their own ancestor; its records keep them. */
export function withoutRings(file: FamilyFile): FamilyFile {
  const rings = findRings(linksOf(file.unions))
  if (rings.length === 0) return file
  const dropped = new Map<string, Set<string>>()
  for (const { link } of rings) {
    dropped.set(link.unionXref, (dropped.get(link.unionXref) ?? new Set()).add(link.childId))
  }
  return {
    ...file,
    rings: rings.map(({ link, path }) => ({ childXref: link.childId, parentXrefs: [...link.parentIds], path })),
    unions: file.unions.map((union) => {
      const gone = dropped.get(union.xref)
      return gone ? { ...union, children: union.children.filter(({ xref }) => !gone.has(xref)) } : union
    }),
  }
}
