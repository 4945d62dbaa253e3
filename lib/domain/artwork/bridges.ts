import { areaPaths } from 'clipper2-ts'
import type { Point } from '@/lib/domain/artwork/drawing'
import { type Edge, edgesOf, NearEdges } from '@/lib/domain/artwork/near-edges'
import { apart, without } from '@/lib/domain/artwork/polygons'

/** An island in an island takes a round for each; no letter has more. */
const mostRounds = 6
/** Where the corner of a bridge meets the edge of a letter. */
const hairMm = 0.002
const directions = 8
/** Upright bridges disturb a letter least, slanting ones most. */
const dislike = [1.15, 1.4, 1, 1.4, 1.15, 1.4, 1, 1.4]

/**
 * What is cut out of a stencil, with bridges of this width to all that would fall out: the inside of an o stays with the
 * sheet. Outlines as `unite` returns them, mm.
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

/** Clipper turns what is left standing the other way round than what is cut. */
export function isIsland(points: readonly Point[]): boolean {
  return areaPaths([points.map(([x, y]) => ({ x: x * 1000, y: y * 1000 }))]) < 0
}

/** One bridge where there is least to cross, and one over against it where that is not much farther. */
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

/** The way out in every direction. What surrounds an island is seldom far: looked for twice as far until it is found. */
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
    // Beyond the reach an edge may have been left out that is crossed before.
    if (isAll || ways.every(({ far }) => far <= reach)) return ways
  }
}

function sizeOf(points: readonly Point[]): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** A point within an outline: halfway along the widest level line through its middle. */
function insideOf(island: readonly Point[]): Point {
  const ys = island.map(([, y]) => y)
  // A hair beside the middle, so that no corner lies exactly on the line.
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

/** How far along a ray the outlines are crossed, nearest first. */
function crossings([x, y]: Point, angle: number, edges: readonly Edge[]): number[] {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const found: number[] = []
  // Thousands of edges for each island: nothing is made for those that are not crossed.
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
