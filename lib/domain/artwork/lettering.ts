import 'server-only'
import { type Font, openSync } from 'fontkit'
import { flattenPath, unite } from '@/lib/domain/artwork/polygons'
import type { Point } from '@/lib/domain/artwork/schema'
import { type PrintFace, printFontPath } from '@/lib/integrations/print/print-fonts'

/** Engraved letters are never made smaller: under 2.5 mm the thin strokes break out of granite. */
export const leastCapMm = 2.5

/** A line as it will be cut. */
export type Line = {
  text: string
  face: PrintFace
  /** Air between the letters, in ems. */
  tracking?: number
}

/** The ink of a line for capitals of 1 mm: from the start of its baseline, y down. */
export type LineMeasure = { left: number; right: number; top: number; bottom: number }

const fonts = new Map<PrintFace, Font>()
const measures = new Map<string, LineMeasure>()
const drawn = new Map<string, Point[][]>()

/** An export draws thousands of codes with the same few lines. */
const mostKept = 200

/** The characters of a text that its face lacks, each once. */
export function missingLetters({ text, face }: Line): string[] {
  const font = fontOf(face)
  return [...new Set(text.normalize('NFC'))].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

/** How much room a line takes for each millimetre of its capitals' height. */
export function measureLine(line: Line): LineMeasure {
  return remember(measures, keyOf(line), () => {
    const ink: LineMeasure = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
    const { perCap, glyphs } = glyphsOf(line)
    for (const { glyph, x, y } of glyphs) {
      const { minX, maxX, minY, maxY } = glyph.path.bbox
      if (!Number.isFinite(minX)) continue
      ink.left = Math.min(ink.left, (x + minX) * perCap)
      ink.right = Math.max(ink.right, (x + maxX) * perCap)
      ink.top = Math.min(ink.top, (y - maxY) * perCap)
      ink.bottom = Math.max(ink.bottom, (y - minY) * perCap)
    }
    return Number.isFinite(ink.left) ? ink : { left: 0, right: 0, top: 0, bottom: 0 }
  })
}

/**
 * The outlines of a line in mm from the start of its baseline, y down: kerned, curves within 0.01 mm, strokes that
 * overlap united. For the even-odd rule.
 */
export function lineOutlines(line: Line, capMm: number): Point[][] {
  return remember(drawn, `${capMm} ${keyOf(line)}`, () => {
    const { perCap, glyphs } = glyphsOf(line)
    const scale = perCap * capMm
    const polygons = glyphs.flatMap(({ glyph, x, y }) =>
      flattenPath(glyph.path.commands, (px, py) => [(x + px) * scale, (y - py) * scale]),
    )
    return unite(polygons, 'nonzero')
  })
}

/** The glyphs of a line with their places in font units; `perCap` takes these to capitals of 1 mm. */
function glyphsOf({ text, face, tracking = 0 }: Line) {
  const font = fontOf(face)
  const run = font.layout(text.normalize('NFC'))
  let pen = 0
  const glyphs = run.glyphs.map((glyph, index) => {
    const position = run.positions[index]
    const placed = { glyph, x: pen + (position?.xOffset ?? 0), y: -(position?.yOffset ?? 0) }
    pen += (position?.xAdvance ?? glyph.advanceWidth) + tracking * font.unitsPerEm
    return placed
  })
  return { perCap: 1 / capHeightOf(font), glyphs }
}

/** In font units. Measured on the H: what the font says of itself is a designer's figure and off by a few percent. */
function capHeightOf(font: Font): number {
  return font.glyphForCodePoint(0x48).path.bbox.maxY
}

function fontOf(face: PrintFace): Font {
  const known = fonts.get(face)
  if (known) return known
  const font = openSync(printFontPath(face))
  if (!('layout' in font)) throw new Error(`${face} is a collection, not a font`)
  fonts.set(face, font)
  return font
}

function keyOf({ text, face, tracking = 0 }: Line): string {
  return `${face} ${tracking} ${text}`
}

function remember<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  const oldest = kept.keys().next()
  if (kept.size >= mostKept && !oldest.done) kept.delete(oldest.value)
  kept.set(key, made)
  return made
}
