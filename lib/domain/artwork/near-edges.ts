import type { Point } from '@/lib/domain/artwork/drawing'

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
