import type { Grey } from './grey'
import type { Stone } from './stone-wears'

/** As in ISO/IEC 18004; if a drawing has less, the rest is stone. */
const QUIET_MODULES = 4
/** Modules on each side: quiet zone and a strip of stone. */
const MARGIN = QUIET_MODULES + 2
/** Side of the symbol in the pictures that are worn and read: 5 pixels a module at our usual 29 modules. */
const SYMBOL_PIXELS = 145
/** Grey levels; a smaller range is the grain of one surface. */
const LEAST_RANGE = 16

/** Pixels a module, chosen so that symbols of all versions are about equally large. */
export function pixelsPerModule(modules: number): number {
  return Math.max(2, Math.round(SYMBOL_PIXELS / modules))
}

/** Files are rendered this many times finer, so that the position of edges within a pixel does not matter. */
export const RENDERED_FINER = 3

/** Averages each RENDERED_FINER × RENDERED_FINER pixels. */
export function shrunk({ pixels, width, height }: Grey): Grey {
  const [columns, rows] = [Math.floor(width / RENDERED_FINER), Math.floor(height / RENDERED_FINER)]
  const means = new Uint8Array(columns * rows)
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      const corner = (row * width + column) * RENDERED_FINER
      let sum = 0
      for (let y = 0; y < RENDERED_FINER; y++)
        for (let x = 0; x < RENDERED_FINER; x++) sum += pixels[corner + y * width + x] ?? 0
      means[at] = sum / RENDERED_FINER ** 2
    }
  }
  return { pixels: means, width: columns, height: rows }
}

/**
 * Sets the picture of a symbol with `quiet` modules around it into stone, which gets the picture's darkest grey if the
 * light part is engraved, else its lightest. A wider quiet zone is cropped to the standard's, so that equal symbols
 * give equal pictures.
 */
export function setInStone(picture: Grey, symbol: { modules: number; quiet: number; engravesLight: boolean }): Stone {
  const { darkest, lightest } = rangeOf(picture)
  const ground = symbol.engravesLight ? darkest : lightest
  const scale = pixelsPerModule(symbol.modules)
  const side = (symbol.modules + 2 * MARGIN) * scale
  const pixels = new Uint8Array(side * side).fill(ground)
  const kept = Math.min(symbol.quiet, QUIET_MODULES)
  const first = (MARGIN - kept) * scale
  const from = (symbol.quiet - kept) * scale
  const length = (symbol.modules + 2 * kept) * scale
  for (let row = 0; row < length && from + row < picture.height; row++) {
    const start = (from + row) * picture.width + from
    pixels.set(
      picture.pixels.subarray(start, start + Math.min(length, picture.width - from)),
      (first + row) * side + first,
    )
  }
  return { pixels, width: side, height: side, modules: symbol.modules, pixelsPerModule: scale, margin: MARGIN, ground }
}

/** Thresholds at the middle of the picture's range; a picture without contrast becomes bare stone. */
export function inBlackAndWhite(stone: Stone): Stone {
  const { darkest, lightest } = rangeOf(stone)
  const middle = (darkest + lightest) / 2
  const pure = (value: number) => (value < middle ? 0 : 255)
  const ground = pure(stone.ground)
  const isBlank = lightest - darkest < LEAST_RANGE
  return { ...stone, ground, pixels: stone.pixels.map((value) => (isBlank ? ground : pure(value))) }
}

function rangeOf({ pixels }: Grey): { darkest: number; lightest: number } {
  let darkest = 255
  let lightest = 0
  for (const value of pixels) {
    if (value < darkest) darkest = value
    if (value > lightest) lightest = value
  }
  return { darkest, lightest }
}
