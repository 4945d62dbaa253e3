import { flattenPath, type PathPiece, unite } from '@/lib/domain/artwork/polygons'
import type { ArtworkMark, Point } from '@/lib/domain/artwork/schema'

type DrawnMark = Exclude<ArtworkMark, 'none'>

/** Under this height the thinnest line of a mark would be finer than 0.5 mm and break out of the stone. */
export const leastMarkMm = 6.5

// Of our own hand, about 100 units high; absolute M, L, Q, C, Z. Filled by the even-odd rule, no line or gap under 8 units.
const drawings: Record<DrawnMark, string> = {
  candle:
    'M-15 54 C-15 48 15 48 15 54 L15 100 L-15 100 Z ' +
    'M0 0 C10 13 17 20 17 30 C17 38 10 42 4 42 L4 34 C4 30 2 27 0 24 C-2 27 -4 30 -4 34 L-4 42 C-10 42 -17 38 -17 30 ' +
    'C-17 20 -10 13 0 0 Z',
  heart:
    'M0 96 C-22 78 -50 58 -50 30 C-50 14 -38 4 -25 4 C-14 4 -5 10 0 20 C5 10 14 4 25 4 C38 4 50 14 50 30 C50 58 22 78 0 96 Z',
  cross: 'M-6 0 L6 0 L6 28 L30 28 L30 40 L6 40 L6 100 L-6 100 L-6 40 L-30 40 L-30 28 L-6 28 Z',
  dove:
    'M-62 44 C-57 36 -51 31 -43 31 C-35 31 -29 36 -26 43 C-31 25 -26 2 -10 -14 C-8 4 2 20 15 29 ' +
    'C11 16 13 0 22 -12 C27 8 36 30 36 50 L64 54 C58 64 48 70 37 72 C28 80 10 86 -8 83 C-30 79 -44 69 -48 54 ' +
    'C-51 49 -56 46 -62 44 Z',
  leaf:
    'M30 0 C38 34 28 66 -10 78 L-24 100 L-33 96 L-18 72 C-30 40 -10 12 30 0 Z ' +
    'M20 17 C4 32 -8 50 -12 66 L-4 70 C0 52 10 34 20 17 Z',
}

const commands: Record<string, PathPiece['command']> = {
  M: 'moveTo',
  L: 'lineTo',
  Q: 'quadraticCurveTo',
  C: 'bezierCurveTo',
  Z: 'closePath',
}

/** How wide a mark of this height is, mm. */
export function markWidthMm(mark: DrawnMark, heightMm: number): number {
  const { left, right, top, bottom } = boundsOf(mark)
  return ((right - left) / (bottom - top)) * heightMm
}

/** The outlines of a mark of this height in mm: top at y = 0, the middle of its ink at x = 0. */
export function markOutlines(mark: DrawnMark, heightMm: number): Point[][] {
  const { left, right, top, bottom } = boundsOf(mark)
  const scale = heightMm / (bottom - top)
  const place = (x: number, y: number): Point => [(x - (left + right) / 2) * scale, (y - top) * scale]
  return unite(flattenPath(piecesOf(drawings[mark]), place), 'evenodd')
}

type Bounds = { left: number; right: number; top: number; bottom: number }
const bounds = new Map<DrawnMark, Bounds>()

function boundsOf(mark: DrawnMark): Bounds {
  const known = bounds.get(mark)
  if (known) return known
  const points = flattenPath(piecesOf(drawings[mark]), (x, y) => [x, y]).flat()
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
