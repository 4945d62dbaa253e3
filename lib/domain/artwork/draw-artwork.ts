import 'server-only'
import { createHash } from 'node:crypto'
import { bridged } from '@/lib/domain/artwork/bridges'
import type { ArtworkFacts, Drawing, Outline, SymbolView } from '@/lib/domain/artwork/drawing'
import { ArtworkError } from '@/lib/domain/artwork/errors'
import { materialContrast, materialFacts } from '@/lib/domain/artwork/materials'
import { moduleOutlines } from '@/lib/domain/artwork/outlines'
import { planArtwork } from '@/lib/domain/artwork/plan'
import { snap } from '@/lib/domain/artwork/polygons'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import type { QrSymbol } from '@/lib/domain/artwork/symbol'
import { warningsOf } from '@/lib/domain/artwork/warnings'

/** A phone reads a symbol from about ten times its side: an industry rule of thumb (docs/decisions/039). */
const distancePerSide = 10

/**
 * The drawing of a code in mm: symbol, letters, mark, plaque and holes. The same options and code give the same
 * drawing. On dark stone the light modules, the quiet zone and the letters are engraved: light on dark. Throws
 * ARTWORK_TOO_SMALL (modules under 0.5 mm), ARTWORK_LETTER_MISSING, ARTWORK_DOES_NOT_FIT and ARTWORK_TOO_LARGE.
 */
export function drawArtwork(options: ArtworkOptions, code: string): Drawing {
  const { symbol, moduleMm, plaque, layout, stops } = planArtwork(options, code)
  const stop = stops[0]
  if (stop || !layout) {
    throw new ArtworkError(stop?.code ?? 'ARTWORK_DOES_NOT_FIT', stop?.letters ? { letters: stop.letters } : {})
  }
  const { engravesLight } = materialFacts(options.material)
  const quietMm = options.quietModules * moduleMm
  const view: SymbolView = {
    text: symbol.text,
    version: symbol.version,
    errorCorrection: symbol.errorCorrection,
    modules: symbol.modules,
    moduleMm,
    quietModules: options.quietModules,
    x: snap(layout.field[0] + quietMm),
    y: snap(layout.field[1] + quietMm),
    sideMm: options.symbolMm,
  }
  const isStencil = options.stencil !== 'none'
  const letters = layout.draw()
  const ink = isStencil && options.bridgeMm > 0 ? bridged(letters, options.bridgeMm) : letters
  const drawing: Drawing = {
    widthMm: layout.widthMm,
    heightMm: layout.heightMm,
    material: options.material,
    engrave: [...engraved(symbol, view, engravesLight), ...ink].map((points): Outline => ({ kind: 'polygon', points })),
    cut: plaque?.cut ?? [],
    symbol: view,
    engravesLight,
    ...(isStencil ? { isStencil } : {}),
  }
  return options.stencil === 'mirrored' ? mirrored(drawing) : drawing
}

/** Sizes and warnings of a drawing, without drawing it. What drawArtwork would throw is a warning of level `stop`. */
export function artworkFacts(options: ArtworkOptions, code: string, plan = planArtwork(options, code)): ArtworkFacts {
  return {
    version: plan.symbol.version,
    modules: plan.symbol.modules,
    moduleMm: plan.moduleMm,
    symbolMm: options.symbolMm,
    fieldMm: plan.fieldMm,
    readingDistanceMm: options.symbolMm * distancePerSide,
    contrast: materialContrast(options.material),
    warnings: [...plan.stops.map(({ text }) => ({ level: 'stop' as const, text })), ...warningsOf(options, plan)],
  }
}

/** The dark modules on light stone; on dark stone the rest of the symbol and its quiet zone. */
function engraved(symbol: QrSymbol, { x, y, moduleMm, quietModules }: SymbolView, engravesLight: boolean) {
  const quiet = engravesLight ? quietModules : 0
  const side = symbol.modules + 2 * quiet
  return moduleOutlines({
    columns: side,
    rows: side,
    isFilled: (column, row) => symbol.isDark(column - quiet, row - quiet) !== engravesLight,
    x: x - quiet * moduleMm,
    y: y - quiet * moduleMm,
    moduleMm,
  })
}

/** A drawing seen from behind. Outlines run the other way round, which makes no difference to the even-odd rule. */
export function mirrored(drawing: Drawing): Drawing {
  const { widthMm, symbol } = drawing
  const turn = (outline: Outline): Outline =>
    outline.kind === 'circle'
      ? { ...outline, centre: [snap(widthMm - outline.centre[0]), outline.centre[1]] }
      : { kind: 'polygon', points: outline.points.map(([x, y]) => [snap(widthMm - x), y] as const) }
  return {
    ...drawing,
    engrave: drawing.engrave.map(turn),
    cut: drawing.cut.map(turn),
    symbol: { ...symbol, x: snap(widthMm - symbol.x - symbol.sideMm) },
    isMirrored: true,
  }
}

/**
 * SHA-256, in hex, of everything cut and engraved and of the symbol's text: drawings with the same hash make the same
 * stone, in any file format.
 */
export function drawingHash({ widthMm, heightMm, material, engrave, cut, symbol, engravesLight }: Drawing): string {
  const stone = [widthMm, heightMm, material, engrave, cut, symbol.text, engravesLight]
  return createHash('sha256').update(JSON.stringify(stone)).digest('hex')
}
