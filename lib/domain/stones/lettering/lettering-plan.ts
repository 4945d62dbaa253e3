import 'server-only'
import type { Drawing, Point } from '@/lib/domain/artwork/drawing'
import type { Grey } from '@/lib/domain/artwork/proof/grey'
import { linesOf } from '@/lib/domain/artwork/rows'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'

/** mm of the drawing. */
type Box = { left: number; top: number; right: number; bottom: number }

/** A row of a drawing: its signs from the left, and their text if known. */
export type PlannedRow = { text: string | null; box: Box; signs: Box[]; polygons: ReadonlyArray<readonly Point[]> }

/** The places of a drawing's letters in relation to its symbol. */
export type LetteringPlan = {
  symbol: { x: number; y: number; sideMm: number; modules: number }
  widthMm: number
  engravesLight: boolean
  rows: PlannedRow[]
}

/**
 * A row in the photograph: `signs`, the likeness of each sign (-1 to 1); `extra`, the darkest spot beside the letters
 * (0 to 1); `softness`, the blur that fits best; `sizePx`, its height. `strip` is a dark-on-light picture for OCR, null
 * when the row is too small in the photograph.
 */
export type ComparedRow = { strip: Grey | null; signs: number[]; extra: number; softness: number; sizePx: number }

type Shape = Box & { points: readonly Point[] }

/** Shapes this near belong to one row, like the ring of an Å; as a share of the taller one. */
const gapWithinRow = 0.22

/** The letters and marks of an approved drawing. */
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
  // Below the symbol: caption and code.
  named(below, [
    ...(options.caption ? [caption.text] : []),
    ...(options.showsCode ? [linesOf(options, code).code.text] : []),
  ])
  return { symbol: { ...symbol }, widthMm, engravesLight, rows }
}

/** The texts of several names row by row: across the columns, or one block below the other. */
function textsOf(
  people: ReadonlyArray<ReadonlyArray<{ text: string }>>,
  placed: ArtworkOptions['peoplePlaced'],
): string[] {
  if (placed === 'below') return people.flat().map(({ text }) => text)
  const rows = Math.max(0, ...people.map(({ length }) => length))
  return Array.from({ length: rows }, (_, at) => people.map((block) => block[at]?.text ?? '').join(' '))
}

/** Assigns texts to rows from the top; a mark is below them. Assigns none if there are fewer rows than texts. */
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

/** In row heights. Joined letters of a script are compared in parts, or one wrong letter in ten would not matter. */
const widestSign = 1.1

/** Shapes that overlap horizontally are one sign: a letter with its dot, or two that touch. */
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

type Written = Pick<ArtworkOptions, 'lines' | 'people' | 'caption' | 'showsCode'>

/** Whether a drawing has any text beside the symbol. */
export function hasLettering({ lines, people, caption, showsCode }: Written): boolean {
  return showsCode || [...lines, ...people.flat(), caption].some((line) => line.trim() !== '')
}
