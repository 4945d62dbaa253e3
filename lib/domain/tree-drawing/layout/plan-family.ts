import { addTo } from '@/lib/domain/family-tree/partners'
import type { UnionView } from '@/lib/domain/family-tree/schema'
import type { Component, Link } from '@/lib/domain/tree-drawing/layout/elk-graph'
import { coupleOf, type KnownFamily } from '@/lib/domain/tree-drawing/layout/known-family'
import { type BlockPlan, planBlock } from '@/lib/domain/tree-drawing/layout/plan-block'

/** The lines of the couples who are in different rows. */
export const apartKey = (union: UnionView) => `apart:${union.id}`
export const childKey = (union: UnionView, childId: string) => `${union.id}>${childId}`

/** The blocks of a family and the lines between them, as connected parts. Null when a person is their own ancestor. */
export function planFamily(family: KnownFamily): Component[] | null {
  const blocks = coupleBlocks(family)
  if (!blocks) return null
  const { apart } = blocks
  // A couple in two rows: its children hang below the lower partner, and a line from the upper one ends there.
  const homeOf = (union: UnionView) => {
    const [parent] = apart.get(union)?.slice(1) ?? union.partnerIds
    return parent === undefined ? `nobody:${union.id}` : blocks.of(parent)
  }
  const people = grouped(family.ids, blocks.of)
  const unions = grouped(family.unions, homeOf)
  const links: Link[] = family.unions.flatMap((union) => {
    const down = union.children.map(({ id }) => ({
      key: childKey(union, id),
      to: id,
      from: homeOf(union),
      drop: union.id,
    }))
    const [upper, lower] = apart.get(union) ?? []
    if (upper === undefined || lower === undefined) return down
    return [{ key: apartKey(union), to: lower, from: blocks.of(upper), drop: apartKey(union) }, ...down]
  })
  const arriving = new Map([...grouped(links, ({ to }) => to)].map(([id, of]) => [id, of.map(({ key }) => key)]))
  const leaving = grouped([...apart], ([, [upper]]) => blocks.of(upper))
  const plans = [...new Set([...people.keys(), ...unions.keys()])].map((id) => {
    const own = (unions.get(id) ?? []).map((union) => {
      const lower = apart.get(union)?.[1]
      return lower === undefined ? union : { ...union, partnerIds: [lower] }
    })
    const lines = (leaving.get(id) ?? []).map(([union, [upper]]) => ({
      ...union,
      id: apartKey(union),
      partnerIds: [upper],
      children: [],
    }))
    const order = orderInBlock(people.get(id) ?? [], own)
    return planBlock({ id, people: order, unions: [...own, ...lines], arriving })
  })
  return connected(
    plans,
    links.map((link) => ({ ...link, to: link.to.startsWith('nobody:') ? link.to : blocks.of(link.to) })),
  )
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) addTo(groups, keyOf(one), one)
  return groups
}

/** Parts that no line joins, in the order of their first block, each with its blocks in the order of a walk downwards. */
function connected(plans: readonly BlockPlan[], links: readonly Link[]): Component[] {
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  // From left to right, so that the walk crosses no lines where none have to be crossed.
  const place = new Map(plans.flatMap(({ drops }) => drops.map(({ union, at }) => [union.id, at.x] as const)))
  const ordered = links.toSorted((a, b) => (place.get(a.drop) ?? 0) - (place.get(b.drop) ?? 0))
  const down = grouped(ordered, ({ from }) => from)
  const up = grouped(links, ({ to }) => to)
  const seen = new Set<string>()
  const components: Component[] = []
  for (const { id } of plans) {
    if (seen.has(id)) continue
    const part = new Set([id])
    for (const one of part) {
      for (const { to } of down.get(one) ?? []) part.add(to)
      for (const { from } of up.get(one) ?? []) part.add(from)
    }
    const walked = new Set<string>()
    const walk = (start: string) => {
      const stack = [start]
      for (let one = stack.pop(); one !== undefined; one = stack.pop()) {
        if (walked.has(one)) continue
        walked.add(one)
        for (const { to } of (down.get(one) ?? []).toReversed()) stack.push(to)
      }
    }
    for (const one of part) if (!up.has(one)) walk(one)
    for (const one of part) seen.add(one)
    components.push({
      plans: [...walked].flatMap((one) => byId.get(one) ?? []),
      links: [...walked].flatMap((one) => down.get(one) ?? []),
    })
  }
  return components
}

/** People beside each other, by way of their couples, and so in one row. */
type Blocks = {
  /** The block of each person, named after one of its people. */
  of: (id: string) => string
  /** Couples who cannot share a row, because a descendant of one is an ancestor of the other, with the upper one first. */
  apart: ReadonlyMap<UnionView, [upper: string, lower: string]>
}

/**
 * Joins partners as long as every parent still stands above their children: a man whose son married his wife's mother
 * cannot be in a row with both. Earlier unions come first. Returns null when a person is their own ancestor.
 */
function coupleBlocks({ ids, unions }: KnownFamily): Blocks | null {
  const below = childrenOf(unions)
  if (hasLoop(ids, below)) return null
  const joined = new Joined(ids, below)
  const apart = new Map<UnionView, [string, string]>()
  for (const union of unions) {
    const couple = coupleOf(union)
    if (!couple) continue
    const [left, right] = couple
    if (joined.blockOf(left) === joined.blockOf(right)) continue
    if (joined.isAbove(left, right)) apart.set(union, [left, right])
    else if (joined.isAbove(right, left)) apart.set(union, [right, left])
    else joined.join(left, right)
  }
  return { of: (id) => joined.blockOf(id), apart }
}

type Below = ReadonlyMap<string, readonly string[]>

function childrenOf(unions: readonly UnionView[]): Below {
  const below = new Map<string, string[]>()
  for (const { partnerIds, children } of unions)
    for (const id of partnerIds) below.set(id, [...(below.get(id) ?? []), ...children.map((child) => child.id)])
  return below
}

/** Kahn's algorithm: what is left without anyone free of parents is a loop. */
function hasLoop(ids: readonly string[], below: Below): boolean {
  const parents = new Map<string, number>()
  for (const children of below.values()) for (const id of children) parents.set(id, (parents.get(id) ?? 0) + 1)
  const free = ids.filter((id) => !parents.has(id))
  for (const id of free)
    for (const child of below.get(id) ?? []) {
      const left = (parents.get(child) ?? 0) - 1
      parents.set(child, left)
      if (left === 0) free.push(child)
    }
  return free.length < ids.length
}

/** Disjoint sets, with the search for who is above whom. */
class Joined {
  private readonly members: Map<string, string[]>
  private readonly block: Map<string, string>

  constructor(
    ids: readonly string[],
    private readonly below: Below,
  ) {
    this.members = new Map(ids.map((id) => [id, [id]]))
    this.block = new Map(ids.map((id) => [id, id]))
  }

  blockOf(id: string): string {
    return this.block.get(id) ?? id
  }

  join(left: string, right: string): void {
    const [into, from] = [this.blockOf(left), this.blockOf(right)]
    const moved = this.members.get(from) ?? []
    for (const id of moved) this.block.set(id, into)
    this.members.set(into, [...(this.members.get(into) ?? []), ...moved])
    this.members.delete(from)
  }

  isAbove(upper: string, lower: string): boolean {
    const target = this.blockOf(lower)
    const reached = new Set([this.blockOf(upper)])
    for (const block of reached)
      for (const id of this.members.get(block) ?? [])
        for (const child of this.below.get(id) ?? []) {
          if (this.blockOf(child) === target) return true
          reached.add(this.blockOf(child))
        }
    return false
  }
}

/**
 * The people of one block from left to right. A couple stands as it is given. A person with several partners has them on
 * both sides, in the order of the unions, and their further partners outside them. Of more than two partners of one
 * person not all can be neighbours.
 */
function orderInBlock(ids: readonly string[], unions: readonly UnionView[]): string[] {
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

function partnersOf(ids: readonly string[], unions: readonly UnionView[]): Map<string, Partner[]> {
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
