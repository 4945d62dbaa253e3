import type { Point } from '@/lib/domain/artwork/drawing'
import { snap } from '@/lib/domain/artwork/polygons'

/** A field of equal squares in mm, some of which are engraved. */
export type ModuleField = {
  columns: number
  rows: number
  isFilled: (column: number, row: number) => boolean
  /** Upper left corner, mm. */
  x: number
  y: number
  moduleMm: number
}

/** Of a module: how far the bridge between two corners reaches along each edge. */
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
 * The outlines of what is engraved: closed, merged, without points on a straight line; clockwise around material,
 * anticlockwise around what is left standing. Read by the even-odd rule.
 *
 * Squares that meet in a corner only are joined by a bridge of 2 % of a module. So no outline touches itself or another
 * (a path that crosses itself is engraved differently by every program), and no hair of stone is left between two
 * engraved squares, which would break off (docs/decisions/039).
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

/** Walks once round, with the engraved squares on the right hand, and marks each upper edge that is passed. */
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
    // The squares ahead of this corner: (dx + dy, dy - dx) points to the left half of the way on.
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
