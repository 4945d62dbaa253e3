/** A couple with the ids of its people. */
type Family = { partnerIds: readonly string[]; childIds: readonly string[] }

/**
 * The line of descent of somebody who is their own ancestor, from the person down to the same person again; null when there
 * is none. Every kind of child counts, as for an edit. Without recursion: a file may have 50,000 generations.
 */
export function findLoop(families: readonly Family[]): string[] | null {
  const childrenOf = childrenBy(families)
  const done = new Set<string>()
  for (const start of childrenOf.keys()) {
    const loop = done.has(start) ? null : loopFrom(start, childrenOf, done)
    if (loop) return loop
  }
  return null
}

function loopFrom(start: string, childrenOf: ReadonlyMap<string, string[]>, done: Set<string>): string[] | null {
  const line = [{ id: start, next: 0 }]
  const onLine = new Set([start])
  for (let last = line.at(-1); last; last = line.at(-1)) {
    const child = childrenOf.get(last.id)?.[last.next++]
    if (child === undefined) {
      done.add(last.id)
      onLine.delete(last.id)
      line.pop()
    } else if (onLine.has(child)) {
      const ids = line.map(({ id }) => id)
      return [...ids.slice(ids.indexOf(child)), child]
    } else if (!done.has(child)) {
      onLine.add(child)
      line.push({ id: child, next: 0 })
    }
  }
  return null
}

/** The longest line of descent, in people; the families must have no loop. */
export function countGenerations(families: readonly Family[]): number {
  const childrenOf = childrenBy(families)
  const depths = new Map<string, number>()
  for (const start of childrenOf.keys()) {
    const waiting = [start]
    for (let id = waiting.at(-1); id !== undefined; id = waiting.at(-1)) {
      const children = childrenOf.get(id) ?? []
      const unknown = children.filter((child) => !depths.has(child))
      if (unknown.length > 0) {
        waiting.push(...unknown)
        continue
      }
      depths.set(id, 1 + children.reduce((most, child) => Math.max(most, depths.get(child) ?? 0), 0))
      waiting.pop()
    }
  }
  return [...depths.values()].reduce((most, depth) => Math.max(most, depth), 1)
}

function childrenBy(families: readonly Family[]): Map<string, string[]> {
  const childrenOf = new Map<string, string[]>()
  for (const { partnerIds, childIds } of families) {
    for (const parent of partnerIds) {
      const list = childrenOf.get(parent) ?? []
      list.push(...childIds)
      childrenOf.set(parent, list)
    }
  }
  return childrenOf
}

/** The line in names; the middle of a long one is left out. */
export function pathInNames(loop: readonly string[], nameOf: (id: string) => string): string {
  const names = loop.map(nameOf)
  const shown = names.length > 8 ? [...names.slice(0, 6), '…', ...names.slice(-1)] : names
  return shown.join(' → ')
}
