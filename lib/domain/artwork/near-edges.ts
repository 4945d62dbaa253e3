import type { Point } from '@/lib/domain/artwork/drawing'

export type Edge = readonly [Point, Point]
type Box = { left: number; right: number; top: number; bottom: number }
type Run = Box & { edges: Edge[] }

/** A script joins a whole line into one outline: boxes of runs are small where the box of an outline is not. */
const edgesInRun = 24

/** Of outlines, which edges may come within a distance of a point, without looking at each of them. */
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

  /** All edges that come so near, and others of their runs. */
  around([x, y]: Point, distance: number): Edge[] {
    const found: Edge[] = []
    for (const { edges, left, right, top, bottom } of this.runs) {
      if (left > x + distance || right < x - distance || top > y + distance || bottom < y - distance) continue
      for (const edge of edges) found.push(edge)
    }
    return found
  }

  /** No edge is farther from this point in x or y. */
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
