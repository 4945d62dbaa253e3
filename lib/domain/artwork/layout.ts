import 'server-only'
import type { Point } from '@/lib/domain/artwork/drawing'
import { leastCapOf } from '@/lib/domain/artwork/faces'
import { type Line, lineOutlines, measureLine } from '@/lib/domain/artwork/lettering'
import { markOutlines, markWidthMm } from '@/lib/domain/artwork/marks'
import { placePeople } from '@/lib/domain/artwork/people'
import { snap } from '@/lib/domain/artwork/polygons'
import { linesOf, type Row, type RowsInput, rowsOf } from '@/lib/domain/artwork/rows'

/** Positions and sizes of a drawing's parts, mm. */
export type Layout = {
  widthMm: number
  heightMm: number
  /** Upper left corner of the symbol with its quiet zone. */
  field: Point
  /** Letters and mark; lazy, because this is the slowest part of a drawing. */
  draw: () => Point[][]
  /** Cap height of each line of the inscription and of the caption. */
  letters: Array<{ line: Line; capMm: number }>
}

/** A row placed around x = 0: its ink box, and how to draw it. */
type Placed = {
  row: Row
  top: number
  bottom: number
  half: number
  capMm: number
  /** Size in relation to the wished one; at most 1. */
  squeeze: number
  /** Its lines of the inscription and their cap heights. */
  letters: Layout['letters']
  draw: () => Point[][]
}
/** Half the width available to a row between `top` and `bottom`. */
type FreeWidth = (row: Row, top: number, bottom: number) => number

/** Scales of the type, largest first; at the last all type is at its minimum height. */
const scales = Array.from({ length: 19 }, (_, index) => 1.3 - index * 0.05)
/** Blank stone around the ink in a drawing without a plaque. */
const stoneMarginMm = 2
/** Margins from letters to the edge, as shares of the plaque's shorter side: as a mason would, then the least. */
const edgeShares = [0.07, 0.04] as const
/** Positions in the spare height to try, as shares of it; the middle first. */
const shifts = [0.5, 0.375, 0.625, 0.25, 0.75, 0.125, 0.875, 0, 1]

/** Places lines, mark, symbol, caption and code on the plaque or in the stone; null when they do not fit. */
export function layOut(input: RowsInput, engravesLight: boolean): Layout | null {
  const { plaque, fieldMm } = input
  if (!plaque) {
    // There is room beside the symbol: a long line may be wider than it rather than become too small.
    const placed = place(rowsOf(input, 1), 0, (row) =>
      row.kind === 'text' && !row.isFixed ? Math.max(fieldMm / 2, leastHalf(row.line)) : Infinity,
    )
    return placed && finish(placed, null)
  }
  const fieldClear = engravesLight ? { edgeMm: 1, holeMm: 1 } : { edgeMm: 0, holeMm: 0.5 }
  for (const share of edgeShares) {
    const inkClear = inkClearOf(plaque, share)
    const placed = placeLargest(input, plaque.heightMm, (row, top, bottom) =>
      plaque.freeWidthAt(top, bottom, row.kind === 'field' ? fieldClear : inkClear),
    )
    if (placed) return finish(placed, plaque)
  }
  return null
}

/** The rows in the largest type that fits; null when not even the smallest does. */
function placeLargest(input: RowsInput, heightMm: number, freeWidth: FreeWidth): Placed[] | null {
  let best: { placed: Placed[]; size: number } | null = null
  for (const scale of scales) {
    const rows = rowsOf(input, scale)
    const spare = heightMm - rows.reduce((sum, row) => sum + row.gapMm + row.heightMm, 0)
    if (spare < 0) continue
    for (const shift of shifts) {
      const placed = place(rows, spare * shift, freeWidth)
      const size = placed ? sizeOf(placed, scale) : 0
      // An invisible gain does not justify leaving the middle or making other lines smaller.
      if (placed && size > (best?.size ?? 0) * 1.02) best = { placed, size }
    }
  }
  return best?.placed ?? null
}

/** The texts of lines too long for the plaque even in the smallest letters. */
export function tooLongLines({ options, code, plaque }: RowsInput): string[] {
  if (!plaque) return []
  const most = plaque.widthMm / 2 - inkClearOf(plaque, edgeShares[1]).edgeMm
  const { inscription, people, caption } = linesOf(options, code)
  return [...inscription, ...people.flat(), caption].filter((line) => leastHalf(line) > most).map(({ text }) => text)
}

/** Clearance of letters and marks to the edge and to holes, mm. */
function inkClearOf({ widthMm, heightMm }: { widthMm: number; heightMm: number }, edgeShare: number) {
  return { edgeMm: Math.max(2.5, edgeShare * Math.min(widthMm, heightMm)), holeMm: 2.5 }
}

/** Size of the line that shrank most, relative to scale 1. In a circle a smaller scale can leave it more space. */
function sizeOf(placed: readonly Placed[], scale: number): number {
  return placed.reduce((least, { squeeze }) => Math.min(least, squeeze * scale), scale)
}

/** Half the width of a line in the smallest letters, mm. */
function leastHalf(line: Line): number {
  const { left, right } = measureLine(line)
  return ((right - left) * leastCapOf(line.face)) / 2 + 0.001
}

/** Places rows from `start` down; null if one does not fit. */
function place(rows: readonly Row[], start: number, freeWidth: FreeWidth): Placed[] | null {
  const placed: Placed[] = []
  let tallestCapMm = Infinity
  let y = start
  for (const row of rows) {
    const top = snap(y + row.gapMm)
    y += row.gapMm + row.heightMm
    const item =
      row.kind === 'text'
        ? placeLine(row, top, freeWidth, tallestCapMm)
        : row.kind === 'people'
          ? placeGroup(row, top, freeWidth)
          : placeShape(row, top)
    if (!item || item.half > freeWidth(row, item.top, item.bottom)) return null
    // A long name that had to shrink is still the largest line.
    if (placed.length === 0 && item.capMm > 0) tallestCapMm = item.capMm
    placed.push(item)
  }
  return placed
}

function placeGroup(row: Row & { kind: 'people' }, top: number, freeWidth: FreeWidth): Placed | null {
  const placed = placePeople(row, top, (from, to) => freeWidth(row, from, to))
  return placed && { ...placed, row, capMm: 0 }
}

function placeShape(row: Row & { kind: 'field' | 'mark' }, top: number): Placed {
  const bottom = top + row.heightMm
  const shape = { row, top, bottom, capMm: 0, squeeze: 1, letters: [] }
  if (row.kind === 'field') return { ...shape, half: row.heightMm / 2, draw: () => [] }
  const half = markWidthMm(row.mark, row.heightMm) / 2
  return { ...shape, half, draw: () => moved(markOutlines(row.mark, row.heightMm), 0, top) }
}

/** Shrinks a line until it fits; null if it would fall below its minimum or is of fixed height. */
function placeLine(
  row: Row & { kind: 'text' },
  top: number,
  freeWidth: FreeWidth,
  tallestCapMm: number,
): Placed | null {
  const ink = measureLine(row.line)
  const baseline = snap(top + row.heightMm)
  const wished = Math.min(row.heightMm, row.isInscription && !row.isFixed ? tallestCapMm : Infinity)
  const half = freeWidth(row, baseline + ink.top * wished, baseline + ink.bottom * wished)
  const fitting = Math.floor(((2 * half) / (ink.right - ink.left || 1)) * 1000) / 1000
  const capMm = Math.min(wished, fitting)
  if (capMm < leastCapOf(row.line.face) || (row.isFixed && capMm < wished)) return null
  const middle = ((ink.left + ink.right) / 2) * capMm
  return {
    row,
    top: baseline + ink.top * capMm,
    bottom: baseline + ink.bottom * capMm,
    half: ((ink.right - ink.left) / 2) * capMm,
    capMm,
    squeeze: capMm / row.heightMm,
    letters: row.isInscription ? [{ line: row.line, capMm }] : [],
    draw: () => moved(lineOutlines(row.line, capMm), -middle, baseline),
  }
}

/** Moves rows from x = 0 to the drawing's corner. Without a plaque the drawing is its ink plus a margin of stone. */
function finish(placed: readonly Placed[], plaque: { widthMm: number; heightMm: number } | null): Layout | null {
  const half = plaque ? plaque.widthMm / 2 : Math.max(...placed.map((item) => item.half)) + stoneMarginMm
  const top = plaque ? 0 : Math.min(...placed.map((item) => item.top)) - stoneMarginMm
  const field = placed.find((item) => item.row.kind === 'field')
  if (!field) return null
  // Rounded up so that the page does not clip the ink.
  const up = (mm: number) => snap(Math.ceil(mm * 1000) / 1000)
  return {
    widthMm: plaque ? plaque.widthMm : up(2 * half),
    heightMm: plaque ? plaque.heightMm : up(Math.max(...placed.map((item) => item.bottom)) + stoneMarginMm - top),
    field: [snap(half - field.half), snap(field.top - top)],
    draw: () => placed.flatMap((item) => moved(item.draw(), half, -top)),
    letters: placed.flatMap(({ letters }) => letters),
  }
}

function moved(outlines: readonly Point[][], dx: number, dy: number): Point[][] {
  return outlines.map((points) => points.map(([x, y]): Point => [snap(x + dx), snap(y + dy)]))
}
