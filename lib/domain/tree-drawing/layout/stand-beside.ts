import { coupleOf } from '@/lib/domain/tree-drawing/layout/known-family'
import type { TreeUnion } from '@/lib/domain/tree-drawing/schema'

/**
 * The people of one block from left to right. A couple stands as it is given. A person with several partners has them on
 * both sides, in the order of the unions, and their further partners outside them. Of more than two partners of one
 * person not all can be neighbours.
 */
export function standBeside(ids: readonly string[], unions: readonly TreeUnion[]): string[] {
  const partners = partnersOf(ids, unions)
  const count = (id: string) => partners.get(id)?.length ?? 0
  const [first] = ids
  if (first === undefined) return []
  const middle = ids.reduce((most, id) => (count(id) > count(most) ? id : most), first)
  const seen = new Set([middle])

  // A person and everyone who stands outside them: to the right, or mirrored to the left.
  const outwards = (id: string, side: 'left' | 'right'): string[] => {
    const groups = newPartners(id).map((partner) => outwards(partner.id, side))
    return side === 'right' ? [id, ...groups.flat()] : [...groups.flat(), id]
  }
  const newPartners = (id: string) => {
    const fresh = (partners.get(id) ?? []).filter((partner) => !seen.has(partner.id))
    for (const partner of fresh) seen.add(partner.id)
    return fresh
  }
  const [left, right] = twoSides(newPartners(middle))
  return [
    ...left.flatMap(({ id }) => outwards(id, 'left')),
    middle,
    ...right.flatMap(({ id }) => outwards(id, 'right')),
  ]
}

type Partner = { id: string; side: 'left' | 'right' }

function partnersOf(ids: readonly string[], unions: readonly TreeUnion[]): Map<string, Partner[]> {
  const partners = new Map<string, Partner[]>(ids.map((id) => [id, []]))
  const add = (id: string, partner: Partner) => {
    const known = partners.get(id)
    if (known && !known.some((one) => one.id === partner.id)) known.push(partner)
  }
  for (const union of unions) {
    const couple = coupleOf(union)
    if (!couple?.every((id) => partners.has(id))) continue
    const [left, right] = couple
    add(left, { id: right, side: 'right' })
    add(right, { id: left, side: 'left' })
  }
  return partners
}

/** As the unions say where they differ, otherwise half on each side in order. */
function twoSides(partners: readonly Partner[]): [Partner[], Partner[]] {
  const left = partners.filter(({ side }) => side === 'left')
  if (partners.length < 2 || (left.length > 0 && left.length < partners.length))
    return [left, partners.filter(({ side }) => side === 'right')]
  const half = Math.floor(partners.length / 2)
  return [partners.slice(0, half), partners.slice(half)]
}
