import { areaPaths } from 'clipper2-ts'
import type { Point } from '@/lib/domain/artwork/drawing'
import { apart, without } from '@/lib/domain/artwork/polygons'

/** One round for each level of nested islands; no letter has more. */
const mostRounds = 6
/** By this much all outlines shrink, so that a bridge's corner does not touch the edge of a letter. */
const hairMm = 0.002
const directions = 8
/** Cost by direction: upright bridges disturb a letter least, slanting ones most. */
const dislike = [1.15, 1.4, 1, 1.4, 1.15, 1.4, 1, 1.4]

/**
 * Adds bridges of this width to a stencil's outlines, so that islands such as the inside of an o do not fall out. mm;
 * outlines as `unite` returns them.
 */
export function bridged(outlines: readonly Point[][], widthMm: number): Point[][] {
  let open = [...outlines]
  for (let round = 0; round < mostRounds; round += 1) {
    const islands = open.filter(isIsland)
    if (islands.length === 0) break
    const edges = new NearEdges(open)
    open = without(
      open,
      islands.flatMap((island) => bridgesOf(island, edges, widthMm)),
    )
  }
  return apart(open, hairMm)
}

/** Whether the outline surrounds material that is not cut: Clipper gives those the opposite direction. */
export function isIsland(points: readonly Point[]): boolean {
  return areaPaths([points.map(([x, y]) => ({ x: x * 1000, y: y * 1000 }))]) < 0
}

/** One bridge across the narrowest gap, and one roughly opposite if that costs less than twice as much. */
function bridgesOf(island: readonly Point[], edges: NearEdges, widthMm: number): Point[][] {
  const from = insideOf(island)
  const ways = waysOut(from, edges, sizeOf(island)).toSorted((one, other) => one.cost - other.cost)
  const [best] = ways
  if (!best || best.cost === Infinity) return []
  const apart = (turn: number) => Math.min(Math.abs(turn - best.turn), directions - Math.abs(turn - best.turn))
  const second = ways.find(({ turn, cost }) => apart(turn) >= 3 && cost < best.cost * 2)
  return [best, ...(second ? [second] : [])].map(({ angle, far }) => bar(from, angle, far + widthMm / 4, widthMm))
}

type Way = { turn: number; angle: number; far: number; cost: number }

/**
 * The way out in each direction. Surrounding edges are usually near, so the search distance starts small and doubles.
 */
function waysOut(from: Point, edges: NearEdges, sizeMm: number): Way[] {
  for (let reach = sizeMm; ; reach *= 2) {
    const isAll = reach > edges.farthest(from)
    const near = edges.around(from, reach)
    const ways = Array.from({ length: directions }, (_, turn): Way => {
      const angle = (turn * 2 * Math.PI) / directions
      const [enter, leave] = crossings(from, angle, near)
      const isOpen = enter !== undefined && leave !== undefined
      return { turn, angle, far: leave ?? Infinity, cost: isOpen ? (leave - enter) * (dislike[turn] ?? 1) : Infinity }
    })
    // A crossing beyond the search distance is not final: a nearer edge may be missing from `near`.
    if (isAll || ways.every(({ far }) => far <= reach)) return ways
  }
}

function sizeOf(points: readonly Point[]): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** A point inside an outline: the middle of the widest horizontal segment at half its height. */
function insideOf(island: readonly Point[]): Point {
  const ys = island.map(([, y]) => y)
  // Slightly off the middle, so that no corner lies exactly on the line.
  const y = (Math.min(...ys) + Math.max(...ys)) / 2 + 0.00037
  const xs = edgesOf(island)
    .flatMap(([[ax, ay], [bx, by]]) => (ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)]))
    .toSorted((one, other) => one - other)
  let widest: [number, number] = [xs[0] ?? 0, xs[1] ?? 0]
  for (let at = 0; at + 1 < xs.length; at += 2) {
    const [left, right] = [xs[at] ?? 0, xs[at + 1] ?? 0]
    if (right - left > widest[1] - widest[0]) widest = [left, right]
  }
  return [(widest[0] + widest[1]) / 2, y]
}

/** Distances along a ray at which it crosses the outlines, nearest first. */
function crossings([x, y]: Point, angle: number, edges: readonly Edge[]): number[] {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const found: number[] = []
  // Thousands of edges for each island: allocate nothing for those that are not crossed.
  for (const [from, to] of edges) {
    const a = (from[0] - x) * dy - (from[1] - y) * dx
    const b = (to[0] - x) * dy - (to[1] - y) * dx
    if (a > 0 === b > 0) continue
    const share = a / (a - b)
    const along = (from[0] + (to[0] - from[0]) * share - x) * dx + (from[1] + (to[1] - from[1]) * share - y) * dy
    if (along > 0) found.push(along)
  }
  return found.toSorted((one, other) => one - other)
}

function bar([x, y]: Point, angle: number, length: number, widthMm: number): Point[] {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const [sx, sy] = [(-dy * widthMm) / 2, (dx * widthMm) / 2]
  return [
    [x - sx, y - sy],
    [x + dx * length - sx, y + dy * length - sy],
    [x + dx * length + sx, y + dy * length + sy],
    [x + sx, y + sy],
  ]
}

export type Edge = readonly [Point, Point]
type Box = { left: number; right: number; top: number; bottom: number }
type Run = Box & { edges: Edge[] }

/** Boxes are kept for runs of this many edges: in a script, one outline can be as wide as the line. */
const edgesInRun = 24

/** Finds the edges of outlines near a point without testing every edge. */
export class NearEdges {
  private readonly runs: Run[]
  private readonly box: Box

  constructor(outlines: readonly (readonly Point[])[]) {
    this.runs = outlines.flatMap(runsOf)
    this.box = boxOf(
      this.runs.flatMap(({ left, right, top, bottom }): Point[] => [
        [left, top],
        [right, bottom],
      ]),
    )
  }

  /** All edges within the distance of a point, mm, and others of their runs. */
  around([x, y]: Point, distance: number): Edge[] {
    const found: Edge[] = []
    for (const { edges, left, right, top, bottom } of this.runs) {
      if (left > x + distance || right < x - distance || top > y + distance || bottom < y - distance) continue
      for (const edge of edges) found.push(edge)
    }
    return found
  }

  /** A distance in x or y, mm, that no edge exceeds. */
  farthest([x, y]: Point): number {
    const { left, right, top, bottom } = this.box
    return Math.max(x - left, right - x, y - top, bottom - y)
  }
}

export function edgesOf(points: readonly Point[]): Edge[] {
  return points.map((point, at): Edge => [point, points[(at + 1) % points.length] ?? point])
}

function runsOf(points: readonly Point[]): Run[] {
  const all = edgesOf(points)
  return Array.from({ length: Math.ceil(all.length / edgesInRun) }, (_, at) => {
    const edges = all.slice(at * edgesInRun, (at + 1) * edgesInRun)
    return { edges, ...boxOf(edges.flat()) }
  })
}

function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}
