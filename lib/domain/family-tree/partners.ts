type Partners = { partnerAId: string | null; partnerBId: string | null }

/** The known partners of a couple, none to two. */
export function partnersOf({ partnerAId, partnerBId }: Partners): string[] {
  return [partnerAId, partnerBId].filter((id) => id !== null)
}

type Placed = Partners & { aPosition: number; bPosition: number }

/** A couple's place among those of one of its partners. */
export function placeAmong({ partnerAId, aPosition, bPosition }: Placed, personId: string): number {
  return partnerAId === personId ? aPosition : bPosition
}

/**
 * Couples in an order in which those of each partner stand in theirs; where two partners contradict each other, one of
 * them does. The same couples always stand alike.
 */
export function inPartnersOrder<U extends Placed & { id: string }>(unions: readonly U[]): U[] {
  const latest = ({ aPosition, bPosition }: U) => Math.max(aPosition, bPosition)
  const base = unions.toSorted((a, b) => latest(a) - latest(b) || (a.id < b.id ? -1 : 1))
  const earlier = earlierOf(base)
  const order = new Set<U>()
  for (const union of base) {
    // What stands before it comes first; without recursion, since a file may marry one person ten thousand times.
    const stack = order.has(union) ? [] : [union]
    const waiting = new Set(stack)
    for (let top: U | undefined = union; top && stack.length > 0; top = stack.at(-1)) {
      const first = earlier.get(top.id)?.find((one) => !order.has(one) && !waiting.has(one))
      if (first) {
        stack.push(first)
        waiting.add(first)
      } else {
        stack.pop()
        order.add(top)
      }
    }
  }
  return [...order]
}

/** The couples just before each one, of either partner. */
function earlierOf<U extends Placed & { id: string }>(unions: readonly U[]): ReadonlyMap<string, U[]> {
  const own = new Map<string, U[]>()
  for (const union of unions) for (const id of partnersOf(union)) addTo(own, id, union)
  const earlier = new Map<string, U[]>()
  for (const [personId, theirs] of own) {
    theirs.sort((a, b) => placeAmong(a, personId) - placeAmong(b, personId))
    for (const [index, before] of theirs.entries()) {
      const union = theirs[index + 1]
      if (union) addTo(earlier, union.id, before)
    }
  }
  return earlier
}

/** Adds to the list that a map has for a key. */
export function addTo<U>(map: Map<string, U[]>, id: string, union: U): void {
  const list = map.get(id)
  if (list) list.push(union)
  else map.set(id, [union])
}
