import type { ElkNode, ElkPoint } from 'elkjs'
import type { UnionView } from '@/lib/domain/family-tree/schema'
import {
  boxSize,
  drawingMargin,
  type Point,
  partnerGap,
  type TreeBox,
  type TreeCouple,
  type TreeLayout,
  type TreeLine,
  type TwinBar,
} from '@/lib/domain/tree-drawing/geometry'
import type { Component } from '@/lib/domain/tree-drawing/layout/elk-graph'
import type { KnownFamily } from '@/lib/domain/tree-drawing/layout/known-family'
import type { BlockPlan } from '@/lib/domain/tree-drawing/layout/plan-block'
import { apartKey, childKey } from '@/lib/domain/tree-drawing/layout/plan-family'

/** Between families that nothing joins. */
const componentGap = 96

type Laid = { family: KnownFamily; components: readonly Component[]; placed: readonly ElkNode[]; height: number }

/** Reads what ELK placed: families side by side, with common rows. */
export function readLayout({ family, components, placed, height }: Laid): TreeLayout {
  const rows = commonRows(
    placed.map(({ children = [] }) => children.map(({ y = 0 }) => y)),
    height,
  )
  const boxes: TreeBox[] = []
  const drops = new Map<string, { at: Point; line: Point[] }>()
  const paths = new Map<string, Point[]>()
  let left = drawingMargin
  placed.forEach((part, index) => {
    const { plans = [] } = components[index] ?? {}
    const move: Move = (x, y) => ({ x: half(x + left), y: half(rows.move(index, y) + drawingMargin) })
    const corners = new Map((part.children ?? []).map(({ id, x = 0, y = 0 }) => [id, { x, y }]))
    const rowOf = (y: number) => rows.rowOf(index, y)
    for (const plan of plans)
      placeBlock({ plan, corner: corners.get(plan.id) ?? { x: 0, y: 0 }, move, rowOf, boxes, drops })
    for (const { id, sections } of part.edges ?? [])
      paths.set(
        id,
        (sections ?? []).flatMap(pointsOf).map(({ x, y }) => move(x, y)),
      )
    left += (part.width ?? 0) + componentGap
  })
  const couples = family.unions.flatMap((union) => coupleAt(union, drops, paths))
  const lines = family.unions.flatMap((union) => linesOf(union, drops, paths))
  return {
    width: half(Math.max(left - componentGap, drawingMargin) + drawingMargin),
    height: half(rows.height + 2 * drawingMargin),
    boxes,
    couples,
    lines,
    twins: twinBars(family.unions, lines),
  }
}

type Move = (x: number, y: number) => Point
type Drops = Map<string, { at: Point; line: Point[] }>

/** Half pixels are exact enough, and keep what is sent small. */
const half = (length: number) => Math.round(length * 2) / 2

function placeBlock(block: {
  plan: BlockPlan
  corner: Point
  move: Move
  rowOf: (y: number) => number
  boxes: TreeBox[]
  drops: Drops
}): void {
  const { plan, corner, move, rowOf, boxes, drops } = block
  const step = boxSize.width + partnerGap
  plan.people.forEach((id, at) => {
    boxes.push({ id, ...move(corner.x + at * step, corner.y), row: rowOf(corner.y) })
  })
  for (const { union, at, line } of plan.drops) {
    const moved = ({ x, y }: Point) => move(corner.x + x, corner.y + y)
    drops.set(union.id, { at: moved(at), line: line.map(moved) })
  }
}

function pointsOf(section: { startPoint: ElkPoint; bendPoints?: ElkPoint[]; endPoint: ElkPoint }): ElkPoint[] {
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
}

function coupleAt(union: UnionView, drops: Drops, paths: ReadonlyMap<string, Point[]>): TreeCouple[] {
  const drop = drops.get(union.id)
  if (!drop) return []
  const upper = drops.get(apartKey(union))?.at
  const path = paths.get(apartKey(union))
  const line = upper && path ? [upper, ...path.slice(1)] : drop.line
  return [{ unionId: union.id, ...drop.at, line }]
}

function linesOf(union: UnionView, drops: Drops, paths: ReadonlyMap<string, Point[]>): TreeLine[] {
  const drop = drops.get(union.id)
  if (!drop) return []
  return union.children.flatMap(({ id, kind }) => {
    const path = paths.get(childKey(union, id))
    // The first point is straight below the drop, at the block's lower edge.
    return path ? [{ unionId: union.id, childId: id, kind, points: [drop.at, ...path.slice(1)] }] : []
  })
}

/** The rows of all components, so that generations are level. */
type Rows = {
  /** Of all rows and the gaps between them. */
  height: number
  rowOf: (component: number, y: number) => number
  /** The height on the page of what ELK placed at `y`. A gap is stretched to the widest of its row. */
  move: (component: number, y: number) => number
}

/** `tops` are the upper edges of each component's blocks; all blocks have one height. */
function commonRows(tops: ReadonlyArray<readonly number[]>, height: number): Rows {
  const own = tops.map((ys) => [...new Set(ys)].sort((a, b) => a - b))
  const count = Math.max(0, ...own.map((ys) => ys.length))
  const gapBelow = (ys: readonly number[], row: number) => (ys[row + 1] ?? 0) - (ys[row] ?? 0) - height
  const common: number[] = []
  for (let row = 0, y = 0; row < count; row++) {
    common.push(y)
    const gaps = own.map((ys) => (row + 1 < ys.length ? gapBelow(ys, row) : 0))
    y += height + Math.max(0, ...gaps)
  }
  const rowOf = (component: number, y: number) => {
    const above = (own[component] ?? []).filter((top) => top <= y).length
    return Math.max(0, above - 1)
  }
  const move = (component: number, y: number) => {
    const ys = own[component] ?? []
    const row = rowOf(component, y)
    const [top = 0, start = 0] = [ys[row], common[row]]
    const below = y - top - height
    if (below <= 0) return start + (y - top)
    const [gap, room] = [gapBelow(ys, row), gapBelow(common, row)]
    return start + height + (gap > 0 ? (below * room) / gap : below)
  }
  return { height: count === 0 ? 0 : (common.at(-1) ?? 0) + height, rowOf, move }
}

/** Above the boxes, within the last upright part of a line. */
const aboveBox = 12

/** A bar for each group of a union's children who stand in one row. */
function twinBars(unions: readonly UnionView[], lines: readonly TreeLine[]): TwinBar[] {
  const ends = new Map(lines.map(({ unionId, childId, points }) => [`${unionId}>${childId}`, points.at(-1)]))
  return unions.flatMap((union) => {
    const groups = new Map<string, Array<{ id: string; x: number; y: number }>>()
    for (const { id, twinGroup } of union.children) {
      const end = ends.get(`${union.id}>${id}`)
      if (twinGroup === null || !end) continue
      const key = `${twinGroup} ${end.y}`
      groups.set(key, [...(groups.get(key) ?? []), { id, ...end }])
    }
    return [...groups.values()].flatMap((group) => barOf(union.id, group))
  })
}

function barOf(unionId: string, group: ReadonlyArray<{ id: string; x: number; y: number }>): TwinBar[] {
  const [first] = group
  if (!first || group.length < 2) return []
  const xs = group.map(({ x }) => x)
  const y = first.y - aboveBox
  const points: TwinBar['points'] = [
    { x: Math.min(...xs), y },
    { x: Math.max(...xs), y },
  ]
  return [{ unionId, childIds: group.map(({ id }) => id), points }]
}
