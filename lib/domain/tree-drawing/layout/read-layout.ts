import type { ElkNode, ElkPoint } from 'elkjs'
import {
  boxSize,
  drawingMargin,
  type Point,
  partnerGap,
  type TreeBox,
  type TreeCouple,
  type TreeLayout,
  type TreeLine,
} from '@/lib/domain/tree-drawing/geometry'
import type { Component } from '@/lib/domain/tree-drawing/layout/elk-graph'
import type { KnownFamily } from '@/lib/domain/tree-drawing/layout/known-family'
import type { BlockPlan } from '@/lib/domain/tree-drawing/layout/plan-block'
import { apartKey, childKey } from '@/lib/domain/tree-drawing/layout/plan-family'
import { commonRows } from '@/lib/domain/tree-drawing/layout/rows'
import { twinBars } from '@/lib/domain/tree-drawing/layout/twin-bars'
import type { TreeUnion } from '@/lib/domain/tree-drawing/schema'

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

function coupleAt(union: TreeUnion, drops: Drops, paths: ReadonlyMap<string, Point[]>): TreeCouple[] {
  const drop = drops.get(union.id)
  if (!drop) return []
  const upper = drops.get(apartKey(union))?.at
  const path = paths.get(apartKey(union))
  const line = upper && path ? [upper, ...path.slice(1)] : drop.line
  return [{ unionId: union.id, ...drop.at, line }]
}

function linesOf(union: TreeUnion, drops: Drops, paths: ReadonlyMap<string, Point[]>): TreeLine[] {
  const drop = drops.get(union.id)
  if (!drop) return []
  return union.children.flatMap(({ id, kind }) => {
    const path = paths.get(childKey(union, id))
    // The first point is straight below the drop, at the block's lower edge.
    return path ? [{ unionId: union.id, childId: id, kind, points: [drop.at, ...path.slice(1)] }] : []
  })
}
