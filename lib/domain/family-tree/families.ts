import 'server-only'
import type { Skeleton, SkeletonUnion } from '@/lib/domain/family-tree/skeleton'

/** People of a tree who are related to each other by any number of ties, and to nobody else of it. */
export type Family = {
  /** The least of its people's ids. */
  id: string
  /** Those near each other stand together. */
  personIds: readonly string[]
}

/** The families of a tree, the largest first. Linear in people and ties, but for sorting. */
export function familiesOf(skeleton: Skeleton): Family[] {
  const seen = new Set<string>()
  const followed = new Set<SkeletonUnion>()
  const families: Family[] = []
  for (const first of [...skeleton.sexes.keys()].sort()) {
    if (seen.has(first)) continue
    seen.add(first)
    const personIds = [first]
    for (const id of personIds) {
      for (const union of [...(skeleton.childIn.get(id) ?? []), ...(skeleton.partnerIn.get(id) ?? [])]) {
        // Once only: a couple with a thousand children would be gone through a thousand times.
        if (followed.has(union)) continue
        followed.add(union)
        for (const other of [...union.partnerIds, ...union.children.map((child) => child.id)]) {
          if (seen.has(other)) continue
          seen.add(other)
          personIds.push(other)
        }
      }
    }
    families.push({ id: first, personIds })
  }
  return families.sort(byPlace)
}

const kept = new WeakMap<Skeleton, readonly Family[]>()

/** The same for reads, for as long as the skeleton is kept. */
export function keptFamilies(skeleton: Skeleton): readonly Family[] {
  const known = kept.get(skeleton) ?? familiesOf(skeleton)
  kept.set(skeleton, known)
  return known
}

type Place = { count: number; id: string }

/** Where a family stands among the others, for a cursor: '12.{id}'. */
export const placeOf = ({ personIds, id }: Family): string => `${personIds.length}.${id}`

/** Whether a family comes after the one with this place. */
export function comesAfter(family: Family, place: string): boolean {
  const [count, id = ''] = place.split('.')
  return inOrder({ count: family.personIds.length, id: family.id }, { count: Number(count), id }) > 0
}

const byPlace = (a: Family, b: Family) =>
  inOrder({ count: a.personIds.length, id: a.id }, { count: b.personIds.length, id: b.id })

function inOrder(a: Place, b: Place): number {
  return b.count - a.count || (a.id < b.id ? -1 : Number(a.id > b.id))
}
