import type { Point } from '@/lib/domain/artwork/drawing'
import { snap } from '@/lib/domain/artwork/polygons'

/** A grid of equal squares, some of them engraved; mm. */
export type ModuleField = {
  columns: number
  rows: number
  isFilled: (column: number, row: number) => boolean
  /** Upper left corner, mm. */
  x: number
  y: number
  moduleMm: number
}

/** How far the bridge between two corners reaches along each edge, as a share of a module. */
const bridgeShare = 0.02
/** Right, down, left, up. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
const stepOf = (direction: number) => steps[direction & 3] ?? steps[0]

/**
 * The outlines of the engraved squares: closed, merged, without collinear points; clockwise around engraved areas,
 * anticlockwise around islands. To be filled by the even-odd rule.
 *
 * Squares that meet only in a corner are joined by a bridge of 2 % of a module. So no outline touches itself or another
 * (programs engrave a path that crosses itself differently), and no sliver of stone is left between two engraved
 * squares, where it would break off (docs/decisions/039).
 */
export function moduleOutlines(field: ModuleField): Point[][] {
  const { columns, rows } = field
  const isFilled = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && field.isFilled(column, row)
  const seen = new Set<number>()
  const outlines: Point[][] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!isFilled(column, row) || isFilled(column, row - 1) || seen.has(row * columns + column)) continue
      outlines.push(follow(field, isFilled, { column, row }, seen))
    }
  }
  return outlines
}

/** Walks once around with the engraved squares on the right, and marks each upper edge it passes. */
function follow(
  field: ModuleField,
  isFilled: ModuleField['isFilled'],
  start: { column: number; row: number },
  seen: Set<number>,
): Point[] {
  const points: Point[] = []
  const bridge = Math.max(0.002, field.moduleMm * bridgeShare)
  const at = (column: number, row: number, dx = 0, dy = 0): Point => [
    snap(field.x + column * field.moduleMm + dx * bridge),
    snap(field.y + row * field.moduleMm + dy * bridge),
  ]
  let { column, row } = start
  let direction = 0
  do {
    if (direction === 0) seen.add(row * field.columns + column)
    const [dx, dy] = stepOf(direction)
    column += dx
    row += dy
    // The two squares ahead of this corner; (dx + dy, dy - dx) points to the left one.
    const left = isFilled(column + Math.min(0, dx + dy), row + Math.min(0, dy - dx))
    const right = isFilled(column + Math.min(0, dx - dy), row + Math.min(0, dy + dx))
    if (left && !right) {
      direction = (direction + 3) & 3
      const [nx, ny] = stepOf(direction)
      points.push(at(column, row, -dx, -dy), at(column, row, nx, ny))
    } else if (left || !right) {
      direction = (direction + (left ? 3 : 1)) & 3
      points.push(at(column, row))
    }
  } while (column !== start.column || row !== start.row || direction !== 0)
  return points
}
