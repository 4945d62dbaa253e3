import type { Point } from '@/lib/domain/artwork/drawing'
import { drawnMarks, type MarkDrawing } from '@/lib/domain/artwork/mark-drawings'
import { cleared, flattenPath, type PathPiece, stroked, unite, without } from '@/lib/domain/artwork/polygons'
import type { ArtworkMark } from '@/lib/domain/artwork/schema'

type DrawnMark = Exclude<ArtworkMark, 'none'>

/** Thinner lines break out of the stone, mm. */
const leastStrokeMm = 0.52

/** The smallest height of a mark, mm: below it its thinnest line would be under 0.5 mm and break out of the stone. */
export function leastMarkOf(mark: DrawnMark): number {
  return drawnMarks[mark].leastMm
}

const commands: Record<string, PathPiece['command']> = {
  M: 'moveTo',
  L: 'lineTo',
  Q: 'quadraticCurveTo',
  C: 'bezierCurveTo',
  Z: 'closePath',
}

/** The width of a mark of this height, mm. */
export function markWidthMm(mark: DrawnMark, heightMm: number): number {
  const { left, right, top, bottom } = boundsOf(mark)
  return ((right - left) / (bottom - top)) * heightMm
}

/** The outlines of a mark of this height in mm: top at y = 0, the middle of its ink at x = 0. */
export function markOutlines(mark: DrawnMark, heightMm: number): Point[][] {
  const { left, right, top, bottom } = boundsOf(mark)
  const scale = heightMm / (bottom - top)
  const place = (x: number, y: number): Point => [(x - (left + right) / 2) * scale, (y - top) * scale]
  return outlinesOf(drawnMarks[mark], place, scale)
}

/** Adds each part to, or subtracts it from, those before it. */
function outlinesOf({ parts, leastMm, isCleared }: MarkDrawing, place: (x: number, y: number) => Point, scale: number) {
  let made: Point[][] = []
  for (const { path, width, isGap } of parts) {
    const lines = flattenPath(piecesOf(path), place)
    const area = width === undefined ? unite(lines, 'evenodd') : stroked(lines, width * scale)
    if (isGap) made = without(made, area)
    else made = made.length === 0 ? area : unite([...made, ...area], 'nonzero')
  }
  return isCleared ? cleared(made, ((leastStrokeMm * 100) / leastMm) * scale) : made
}

type Bounds = { left: number; right: number; top: number; bottom: number }
const bounds = new Map<DrawnMark, Bounds>()

function boundsOf(mark: DrawnMark): Bounds {
  const known = bounds.get(mark)
  if (known) return known
  const drawing = drawnMarks[mark]
  // Taken from the paths unless they are cleared: exact, where outlines are rounded.
  const points = !drawing.isCleared
    ? drawing.parts.flatMap(({ path }) => flattenPath(piecesOf(path), (x, y): Point => [x, y])).flat()
    : outlinesOf(drawing, (x, y) => [x, y], 1).flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const found = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  bounds.set(mark, found)
  return found
}

function piecesOf(path: string): PathPiece[] {
  return (path.match(/[MLQCZ][^MLQCZ]*/g) ?? []).map((piece) => ({
    command: commands[piece.charAt(0)] ?? 'closePath',
    args: (piece.match(/-?[\d.]+/g) ?? []).map(Number),
  }))
}
