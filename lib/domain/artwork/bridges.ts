import { areaPaths } from 'clipper2-ts'
import type { Point } from '@/lib/domain/artwork/drawing'
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
    const edges = open.flatMap(edgesOf)
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

type Edge = readonly [Point, Point]

function edgesOf(points: readonly Point[]): Edge[] {
  return points.map((point, at): Edge => [point, points[(at + 1) % points.length] ?? point])
}

/** One bridge where there is least to cross, and one over against it where that is not much farther. */
function bridgesOf(island: readonly Point[], edges: readonly Edge[], widthMm: number): Point[][] {
  const from = insideOf(island)
  const ways = Array.from({ length: directions }, (_, turn) => {
    const angle = (turn * 2 * Math.PI) / directions
    const [enter, leave] = crossings(from, angle, edges)
    const isOpen = enter !== undefined && leave !== undefined
    return { turn, angle, far: leave ?? 0, cost: isOpen ? (leave - enter) * (dislike[turn] ?? 1) : Infinity }
  }).toSorted((one, other) => one.cost - other.cost)
  const [best] = ways
  if (!best || best.cost === Infinity) return []
  const apart = (turn: number) => Math.min(Math.abs(turn - best.turn), directions - Math.abs(turn - best.turn))
  const second = ways.find(({ turn, cost }) => apart(turn) >= 3 && cost < best.cost * 2)
  return [best, ...(second ? [second] : [])].map(({ angle, far }) => bar(from, angle, far + widthMm / 4, widthMm))
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
  return edges
    .flatMap(([[ax, ay], [bx, by]]) => {
      const across = (px: number, py: number) => (px - x) * dy - (py - y) * dx
      const [a, b] = [across(ax, ay), across(bx, by)]
      if (a > 0 === b > 0) return []
      const share = a / (a - b)
      const along = (ax + (bx - ax) * share - x) * dx + (ay + (by - ay) * share - y) * dy
      return along > 0 ? [along] : []
    })
    .toSorted((one, other) => one - other)
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
