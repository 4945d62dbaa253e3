import 'server-only'
import type { Drawing, Point } from '@/lib/domain/artwork/drawing'
import type { Grey } from '@/lib/domain/artwork/proof/grey'
import { linesOf } from '@/lib/domain/artwork/rows'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'

/** mm of the drawing. */
type Box = { left: number; top: number; right: number; bottom: number }

/** What stands side by side in a drawing: its signs from the left, and their text where it is one. */
export type PlannedRow = { text: string | null; box: Box; signs: Box[]; polygons: ReadonlyArray<readonly Point[]> }

/** Where a drawing has its letters, seen from its symbol. */
export type LetteringPlan = {
  symbol: { x: number; y: number; sideMm: number; modules: number }
  widthMm: number
  engravesLight: boolean
  rows: PlannedRow[]
}

/**
 * A row as the photograph shows it: how alike each sign is (-1 to 1), how dark the darkest place is where nothing should
 * stand (0 to 1), the blur that fits best and the height in the photograph in pixels. `strip` is dark on light for a
 * reader of letters, null where the photograph does not show the row large enough.
 */
export type ComparedRow = { strip: Grey | null; signs: number[]; extra: number; softness: number; sizePx: number }

type Shape = Box & { points: readonly Point[] }

/** Of the taller one: the ring of an Å and the dot of an i belong to the row below them. */
const gapWithinRow = 0.22

/** Where the letters and marks of a drawing stand; the drawing itself is what was approved. */
export function letteringPlan(drawing: Drawing, options: ArtworkOptions, code: string): LetteringPlan {
  const { symbol, widthMm, engravesLight } = drawing
  const quietMm = symbol.moduleMm * symbol.quietModules + 0.01
  const field = {
    left: symbol.x - quietMm,
    top: symbol.y - quietMm,
    right: symbol.x + symbol.sideMm + quietMm,
    bottom: symbol.y + symbol.sideMm + quietMm,
  }
  const shapes = drawing.engrave.flatMap((outline): Shape[] => {
    if (outline.kind === 'circle') return []
    const shape = { ...boxOf(outline.points), points: outline.points }
    const isField =
      shape.left >= field.left && shape.right <= field.right && shape.top >= field.top && shape.bottom <= field.bottom
    return isField ? [] : [shape]
  })
  const rows = rowsOf(shapes)
  const above = rows.filter(({ box }) => box.bottom <= field.top + quietMm)
  const below = rows.filter(({ box }) => box.bottom > field.top + quietMm)
  const { inscription, people, caption } = linesOf(options, code)
  const written = inscription.slice(people[0]?.length ?? 0).map(({ text }) => text)
  named(
    above,
    [...textsOf(people, options.peoplePlaced), ...written].filter((text) => text.trim() !== ''),
  )
  // The code's own letters are read with the symbol.
  named(below, [
    ...(options.caption ? [caption.text] : []),
    ...(options.showsCode ? [linesOf(options, code).code.text] : []),
  ])
  return { symbol: { ...symbol }, widthMm, engravesLight, rows }
}

/** The blocks of several names as their rows are read: across, or one block below the other. */
function textsOf(
  people: ReadonlyArray<ReadonlyArray<{ text: string }>>,
  placed: ArtworkOptions['peoplePlaced'],
): string[] {
  if (placed === 'below') return people.flat().map(({ text }) => text)
  const rows = Math.max(0, ...people.map(({ length }) => length))
  return Array.from({ length: rows }, (_, at) => people.map((block) => block[at]?.text ?? '').join(' '))
}

/** A mark stands below the lines; where the rows are others than expected, none of them is called by a text. */
function named(rows: PlannedRow[], texts: string[]): void {
  if (rows.length < texts.length) return
  for (const [at, text] of texts.entries()) {
    const row = rows[at]
    if (row) row.text = text
  }
}

function rowsOf(shapes: Shape[]): PlannedRow[] {
  const rows: Shape[][] = []
  for (const shape of shapes.toSorted((one, other) => one.top - other.top)) {
    const row = rows.at(-1)
    const box = row && around(row)
    const near = box && gapWithinRow * Math.max(box.bottom - box.top, shape.bottom - shape.top)
    if (row && box && near !== undefined && shape.top < box.bottom + near) row.push(shape)
    else rows.push([shape])
  }
  return rows.map((row) => ({
    text: null,
    box: around(row),
    signs: signsOf(row),
    polygons: row.map(({ points }) => points),
  }))
}

/** Of the row's height: the joined letters of a script are looked at by parts, or one wrong among ten would be lost. */
const widestSign = 1.1

/** What overlaps from left to right is one sign: a letter with its dot, or two that touch. */
function signsOf(row: Shape[]): Box[] {
  const signs: Box[] = []
  for (const { points: _, ...shape } of row.toSorted((one, other) => one.left - other.left)) {
    const last = signs.at(-1)
    if (last && shape.left < last.right) signs[signs.length - 1] = around([last, shape])
    else signs.push(shape)
  }
  const { top, bottom } = around(row)
  return signs.flatMap((sign) => {
    const parts = Math.ceil((sign.right - sign.left) / (widestSign * (bottom - top)))
    const width = (sign.right - sign.left) / parts
    return Array.from({ length: parts }, (_, at) => ({
      ...sign,
      left: sign.left + at * width,
      right: sign.left + (at + 1) * width,
    }))
  })
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
