import { coupleBlocks } from '@/lib/domain/tree-drawing/layout/couple-blocks'
import type { Component, Link } from '@/lib/domain/tree-drawing/layout/elk-graph'
import type { KnownFamily } from '@/lib/domain/tree-drawing/layout/known-family'
import { type BlockPlan, planBlock } from '@/lib/domain/tree-drawing/layout/plan-block'
import { standBeside } from '@/lib/domain/tree-drawing/layout/stand-beside'
import type { TreeUnion } from '@/lib/domain/tree-drawing/schema'

/** The lines of the couples who are in different rows. */
export const apartKey = (union: TreeUnion) => `apart:${union.id}`
export const childKey = (union: TreeUnion, childId: string) => `${union.id}>${childId}`

/** The blocks of a family and the lines between them, as connected parts. Null when a person is their own ancestor. */
export function planFamily(family: KnownFamily): Component[] | null {
  const blocks = coupleBlocks(family)
  if (!blocks) return null
  const { apart } = blocks
  // A couple in two rows: its children hang below the lower partner, and a line from the upper one ends there.
  const homeOf = (union: TreeUnion) => {
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
    const order = standBeside(people.get(id) ?? [], own)
    return planBlock({ id, people: order, unions: [...own, ...lines], arriving })
  })
  return connected(
    plans,
    links.map((link) => ({ ...link, to: link.to.startsWith('nobody:') ? link.to : blocks.of(link.to) })),
  )
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
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
