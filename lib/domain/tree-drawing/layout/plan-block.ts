import type { UnionView } from '@/lib/domain/family-tree/schema'
import { boxSize, type Point, partnerGap } from '@/lib/domain/tree-drawing/geometry'
import { coupleOf } from '@/lib/domain/tree-drawing/layout/known-family'

/** Where the lines to a union's children leave its block, and the line between its partners. */
type Drop = { union: UnionView; at: Point; line: Point[] }

/** A line that ends at the top of a person. */
type Arrival = { key: string; x: number }

/** People side by side; lengths from the block's top left corner. */
export type BlockPlan = { id: string; people: string[]; width: number; drops: Drop[]; arrivals: Arrival[] }

/** A union without a known partner is a small mark in the parents' row. */
const nobodySize = { width: 24, fromBottom: 12 } as const

const elbowStart = 10
const elbowStep = 8
const step = boxSize.width + partnerGap
const centreOf = (place: number) => place * step + boxSize.width / 2

type Wanted = {
  id: string
  people: string[]
  /** Those whose children's lines leave from this block. */
  unions: readonly UnionView[]
  /** The lines that end at each person, by name. */
  arriving: ReadonlyMap<string, readonly string[]>
}

/** Places people, drops and arrivals of one block. */
export function planBlock({ id, people, unions, arriving }: Wanted): BlockPlan {
  if (people.length === 0) return planNobody(id, unions)
  const place = new Map(people.map((person, at) => [person, at]))
  const anchors = unions.map((union) => anchorOf(union, place))
  const xs = spread(anchors.map(({ x, room }) => ({ x, room })))
  let elbows = 0
  const drops = unions.map((union, at): Drop => {
    const { from, to } = anchors[at] ?? { from: 0, to: 0 }
    const x = xs[at] ?? 0
    if (from === to) return { union, at: { x, y: boxSize.height }, line: [] }
    if (to - from > 1) return elbow({ union, x, from, to, level: elbows++ })
    const y = boxSize.height / 2
    return { union, at: { x, y }, line: straight(from, y) }
  })
  const keys = people.flatMap((person, at) => (arriving.get(person) ?? []).map((key) => ({ key, x: centreOf(at) })))
  const tops = spread(keys.map(({ x }) => ({ x, room: boxSize.width / 2 })))
  const arrivals = keys.map(({ key, x }, at) => ({ key, x: tops[at] ?? x }))
  return { id, people, width: people.length * step - partnerGap, drops, arrivals }
}

/** The height of all blocks: a box, and below it the lines around partners who do not stand beside each other. */
export function blockHeight(plans: readonly BlockPlan[]): number {
  const lowest = plans.flatMap(({ drops }) => drops.flatMap(({ line }) => line.map(({ y }) => y)))
  const deepest = lowest.reduce((most, y) => Math.max(most, y), 0)
  return deepest > boxSize.height ? deepest + elbowStep : boxSize.height
}

function planNobody(id: string, unions: readonly UnionView[]): BlockPlan {
  const at = { x: nobodySize.width / 2, y: boxSize.height - nobodySize.fromBottom }
  return {
    id,
    people: [],
    width: nobodySize.width,
    arrivals: [],
    drops: unions.map((union) => ({ union, at, line: [] })),
  }
}

type Anchor = { x: number; room: number; from: number; to: number }

/** The gap beside the outer partner of a couple, or the lower edge of the one who is here. */
function anchorOf(union: UnionView, place: ReadonlyMap<string, number>): Anchor {
  const places = (coupleOf(union) ?? union.partnerIds).flatMap((id) => place.get(id) ?? [])
  const [from, to] = [Math.min(...places), Math.max(...places)]
  if (from === to) return { x: centreOf(from), room: boxSize.width / 2, from, to }
  const isLeftHalf = from + to < place.size - 1
  const gap = isLeftHalf ? from : to - 1
  return { x: centreOf(gap) + step / 2, room: partnerGap - 8, from, to }
}

/** Where several lines share an anchor they stand side by side in its room. */
function spread(anchors: ReadonlyArray<{ x: number; room: number }>): number[] {
  const sharing = new Map<number, number>()
  for (const { x } of anchors) sharing.set(x, (sharing.get(x) ?? 0) + 1)
  const used = new Map<number, number>()
  return anchors.map(({ x, room }) => {
    const count = sharing.get(x) ?? 1
    const turn = used.get(x) ?? 0
    used.set(x, turn + 1)
    return x + (turn - (count - 1) / 2) * Math.min(16, room / count)
  })
}

function straight(from: number, y: number): Point[] {
  const start = from * step + boxSize.width
  return [
    { x: start, y },
    { x: start + partnerGap, y },
  ]
}

/** Below the boxes between the two. */
function elbow(couple: { union: UnionView; x: number; from: number; to: number; level: number }): Drop {
  const { union, x, from, to, level } = couple
  const y = boxSize.height + elbowStart + level * elbowStep
  const aside = boxSize.width / 4 + level * elbowStep
  const [left, right] = [centreOf(from) + aside, centreOf(to) - aside]
  const bottom = boxSize.height
  return {
    union,
    at: { x, y },
    line: [
      { x: left, y: bottom },
      { x: left, y },
      { x: right, y },
      { x: right, y: bottom },
    ],
  }
}
