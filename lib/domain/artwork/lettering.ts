import 'server-only'
import { type Font, openSync } from 'fontkit'
import { LRUCache } from 'lru-cache'
import type { Point } from '@/lib/domain/artwork/drawing'
import { flattenPath, type PathPiece, unite } from '@/lib/domain/artwork/polygons'
import type { Edition } from '@/lib/domain/artwork/schema'
import { signPieces, signWidth } from '@/lib/domain/artwork/signs'
import { type Face, printFontPath } from '@/lib/integrations/print/print-fonts'

export type Line = {
  text: string
  face: Face
  /** Air between the letters, in ems. */
  tracking?: number
  /** Defaults to the first. */
  edition?: Edition
}

/** Ink box of a line at a cap height of 1 mm, from the start of its baseline, y down. */
export type LineMeasure = { left: number; right: number; top: number; bottom: number }

const fonts = new Map<Face, Font>()
// Cached: an export draws thousands of codes with the same few lines.
const measures = new LRUCache<string, LineMeasure, Line>({
  max: 200,
  memoMethod: (_key, _stale, { context }) => inkOf(context),
})
const drawn = new LRUCache<string, Point[][], { line: Line; capMm: number }>({
  max: 200,
  memoMethod: (_key, _stale, { context: { line, capMm } }) => drawLine(line, capMm),
})
const bent = new WeakMap<readonly PathPiece[], number>()

/** The cap height at which points are counted, mm. */
const countedCapMm = 50

/** The characters that the line's face lacks, each once. */
export function missingLetters({ text, face, edition }: Line): string[] {
  const font = fontOf(face)
  const isDrawn = (letter: string) =>
    font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) || (edition === 2 && signWidth(letter) !== null)
  return [...new Set(text.normalize('NFC'))].filter((letter) => !isDrawn(letter))
}

/** The ink box of a line at a cap height of 1 mm. */
export function measureLine(line: Line): LineMeasure {
  return measures.memo(keyOf(line), { context: line })
}

function inkOf(line: Line): LineMeasure {
  const ink: LineMeasure = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  const { perCap, glyphs } = glyphsOf(line)
  for (const { box, x, y } of glyphs) {
    const { minX, maxX, minY, maxY } = box
    if (!Number.isFinite(minX)) continue
    ink.left = Math.min(ink.left, (x + minX) * perCap)
    ink.right = Math.max(ink.right, (x + maxX) * perCap)
    ink.top = Math.min(ink.top, (y - maxY) * perCap)
    ink.bottom = Math.max(ink.bottom, (y - minY) * perCap)
  }
  return Number.isFinite(ink.left) ? ink : { left: 0, right: 0, top: 0, bottom: 0 }
}

/**
 * The outlines of a line in mm from the start of its baseline, y down: kerned, curves within 0.01 mm, overlapping
 * strokes united. To be filled by the even-odd rule.
 */
export function lineOutlines(line: Line, capMm: number): Point[][] {
  return drawn.memo(`${capMm} ${keyOf(line)}`, { context: { line, capMm } })
}

function drawLine(line: Line, capMm: number): Point[][] {
  const { perCap, glyphs } = glyphsOf(line)
  const scale = perCap * capMm
  const polygons = glyphs.flatMap(({ pieces, x, y }) =>
    flattenPath(pieces, (px, py) => [(x + px) * scale, (y - py) * scale]),
  )
  return unite(polygons, 'nonzero')
}

/** An estimate of how many points lineOutlines would return, without making them. */
export function countPoints(line: Line, capMm: number): number {
  const { perCap, glyphs } = glyphsOf(line)
  // At the same tolerance, the pieces of a curve twice as large are 1.4 times as long.
  const share = Math.sqrt(capMm / countedCapMm)
  const counts = glyphs.map(({ pieces }) => pieces.length + bentPoints(pieces, perCap * countedCapMm) * share)
  return Math.round(counts.reduce((sum, count) => sum + count, 0))
}

/** How many more points a glyph has than pieces. Fonts reuse their glyph objects, so they are good cache keys. */
function bentPoints(pieces: readonly PathPiece[], scale: number): number {
  const known = bent.get(pieces)
  if (known !== undefined) return known
  const points = flattenPath(pieces, (x, y) => [x * scale, y * scale]).flat()
  const count = Math.max(0, points.length - pieces.length)
  bent.set(pieces, count)
  return count
}

type Box = { minX: number; maxX: number; minY: number; maxY: number }
type Placed = { pieces: readonly PathPiece[]; box: Box; x: number; y: number }

/** The glyphs of a line with their places in font units; `perCap` scales these to a cap height of 1 mm. */
function glyphsOf(line: Line): { perCap: number; glyphs: Placed[] } {
  const { text, face, edition } = line
  const font = fontOf(face)
  const capHeight = capHeightOf(font)
  const glyphs: Placed[] = []
  let pen = 0
  for (const part of partsOf(text.normalize('NFC'), edition)) {
    const width = edition === 2 ? signWidth(part) : null
    if (width === null) {
      pen = placeText(glyphs, { font, text: part, pen, line })
      continue
    }
    const pieces = signPieces(part, face, capHeight)
    glyphs.push({ pieces, box: boxOf(pieces), x: pen, y: 0 })
    pen += width * capHeight + (line.tracking ?? 0) * font.unitsPerEm
  }
  return { perCap: 1 / capHeight, glyphs }
}

/** Splits a text so that each sign drawn by us is a part of its own. */
function partsOf(text: string, edition: Edition | undefined): string[] {
  if (edition !== 2) return [text]
  const parts: string[] = []
  let run = ''
  for (const letter of text) {
    if (signWidth(letter) === null) {
      run += letter
      continue
    }
    if (run) parts.push(run)
    parts.push(letter)
    run = ''
  }
  return run ? [...parts, run] : parts
}

/** Adds the glyphs of a text from `pen` on and returns the pen's new position, in font units. */
function placeText(
  glyphs: Placed[],
  { font, text, pen, line }: { font: Font; text: string; pen: number; line: Line },
): number {
  // Lining figures: some faces default to old-style ones, which hang below the baseline.
  const run = line.edition === 2 ? font.layout(text, ['lnum']) : font.layout(text)
  let at = pen
  for (const [index, glyph] of run.glyphs.entries()) {
    const position = run.positions[index]
    const place = { x: at + (position?.xOffset ?? 0), y: -(position?.yOffset ?? 0) }
    glyphs.push({ pieces: glyph.path.commands, box: glyph.path.bbox, ...place })
    at += (position?.xAdvance ?? glyph.advanceWidth) + (line.tracking ?? 0) * font.unitsPerEm
  }
  return at
}

function boxOf(pieces: readonly PathPiece[]): Box {
  const points = flattenPath(pieces, (x, y) => [x, y]).flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) }
}

/** In font units. Measured on the H: the cap height in the font's own tables is off by a few percent. */
function capHeightOf(font: Font): number {
  return font.glyphForCodePoint(0x48).path.bbox.maxY
}

function fontOf(face: Face): Font {
  const known = fonts.get(face)
  if (known) return known
  const font = openSync(printFontPath(face))
  if (!('layout' in font)) throw new Error(`${face} is a collection, not a font`)
  fonts.set(face, font)
  return font
}

function keyOf({ text, face, tracking = 0, edition = 1 }: Line): string {
  return `${edition} ${face} ${tracking} ${text}`
}

/**
 * The code that is widest in letters, ignoring kerning: if its drawing fits, so do the others with the same options.
 * Throws when there are no codes.
 */
export function widestCode(codes: readonly string[]): string {
  const widths = new Map<string, number>()
  const widthOf = (letter: string) => {
    const known = widths.get(letter)
    if (known !== undefined) return known
    const width = measureLine({ text: letter, face: 'sans-semibold' }).right
    widths.set(letter, width)
    return width
  }
  const [first, ...others] = codes.map((code) => ({
    code,
    width: Array.from(code).reduce((sum, letter) => sum + widthOf(letter), 0),
  }))
  if (!first) throw new Error('no codes')
  return others.reduce((widest, next) => (next.width > widest.width ? next : widest), first).code
}
