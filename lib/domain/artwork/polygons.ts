import { areaPaths, difference, EndType, FillRule, inflatePaths, JoinType, trimCollinear, union } from 'clipper2-ts'
import type { Point } from '@/lib/domain/artwork/drawing'

/** Everything drawn is on whole thousandths of a millimetre, finer than any engraving machine. */
const perMm = 1000
/** Greatest distance between a curve and its chords, mm. */
const toleranceMm = 0.01
/** Smaller pieces are debris of a union, mm². */
const dustMm2 = 0.0005

/** A length rounded to a thousandth of a mm. */
export function snap(mm: number): number {
  return Math.round(mm * perMm) / perMm
}

/** One command of a path, as in fonts and SVG; `args` are pairs of coordinates. */
export type PathPiece = {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  args: readonly number[]
}

/** The closed polygons of a path in mm, curves within 0.01 mm. `place` converts the path's units to mm. */
export function flattenPath(pieces: readonly PathPiece[], place: (x: number, y: number) => Point): Point[][] {
  const polygons: Point[][] = []
  let points: Point[] = []
  const end = () => {
    if (points.length > 2) polygons.push(points)
    points = []
  }
  for (const { command, args } of pieces) {
    if (command === 'moveTo' || command === 'closePath') end()
    const placed: Point[] = []
    for (let index = 0; index + 1 < args.length; index += 2) placed.push(place(args[index] ?? 0, args[index + 1] ?? 0))
    const from = points.at(-1)
    if (from && placed.length > 1) points.push(...curve([from, ...placed]))
    else points.push(...placed)
  }
  end()
  return polygons
}

/** The points of a Bézier curve after the first, near enough to keep chords within the tolerance. */
function curve(control: readonly Point[]): Point[] {
  const degree = control.length - 1
  let bend = 0
  for (let index = 0; index + 2 <= degree; index += 1) {
    const [a, b, c] = [control[index], control[index + 1], control[index + 2]]
    if (a && b && c) bend = Math.max(bend, Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]))
  }
  // With n equal steps a chord is off by at most d(d-1)/8 · bend / n² (Wang's formula).
  const count = Math.max(1, Math.ceil(Math.sqrt((degree * (degree - 1) * bend) / (8 * toleranceMm))))
  return Array.from({ length: count }, (_, index) => pointOn(control, (index + 1) / count))
}

/** De Casteljau's algorithm. */
function pointOn(control: readonly Point[], share: number): Point {
  let points = control
  while (points.length > 1) {
    points = points.slice(1).map(([x, y], index): Point => {
      const [fromX, fromY] = points[index] ?? [x, y]
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
    })
  }
  return points[0] ?? [0, 0]
}

/**
 * The union of polygons, mm: outlines that do not overlap, on whole thousandths, without collinear points. 'nonzero'
 * for letters, whose strokes may overlap; 'evenodd' for drawings with openings.
 */
export function unite(polygons: readonly (readonly Point[])[], rule: 'nonzero' | 'evenodd'): Point[][] {
  return tidy(union(pathsOf(polygons), rule === 'nonzero' ? FillRule.NonZero : FillRule.EvenOdd))
}

/** The first polygons minus the others, mm; both as `unite` returns them. */
export function without(polygons: readonly (readonly Point[])[], taken: readonly (readonly Point[])[]): Point[][] {
  return tidy(difference(pathsOf(polygons), pathsOf(taken), FillRule.NonZero))
}

/** The area of open lines drawn at this width with round ends and joins, mm. */
export function stroked(lines: readonly (readonly Point[])[], widthMm: number): Point[][] {
  return tidy(inflatePaths(pathsOf(lines), (widthMm / 2) * perMm, JoinType.Round, EndType.Round, 2, 2))
}

/** What a round tool of this width can clear of the outlines, mm: tips become round, thinner parts disappear. */
export function cleared(polygons: readonly (readonly Point[])[], widthMm: number): Point[][] {
  const radius = (widthMm / 2) * perMm
  const reached = inflatePaths(pathsOf(polygons), -radius, JoinType.Round, EndType.Polygon, 2, 2)
  return tidy(inflatePaths(reached, radius, JoinType.Round, EndType.Polygon, 2, 2))
}

/** The outlines shrunk by `hairMm` on all sides, so that two that met in a point do not touch; mm. */
export function apart(polygons: readonly (readonly Point[])[], hairMm: number): Point[][] {
  return tidy(inflatePaths(pathsOf(polygons), -hairMm * perMm, JoinType.Miter, EndType.Polygon))
}

type Paths = Parameters<typeof union>[0]

function pathsOf(polygons: readonly (readonly Point[])[]): Paths {
  return polygons.map((points) => points.map(([x, y]) => ({ x: Math.round(x * perMm), y: Math.round(y * perMm) })))
}

function tidy(paths: Paths): Point[][] {
  return paths
    .map((path) => trimCollinear(path))
    .filter((path) => path.length > 2 && Math.abs(areaPaths([path])) > dustMm2 * perMm * perMm)
    .map((path) => path.map(({ x, y }): Point => [x / perMm, y / perMm]))
}
