import type { Grey } from '@/lib/domain/artwork/proof/grey'
import { type Corners, movedCorners, project, squareTo } from '@/lib/domain/artwork/proof/projection'
import type { IdealSymbol } from './ideal-symbol'

/** Modules of quiet zone sampled around the symbol. */
export const QUIET = 4

/** Coordinates of the nine sample points of a module, in modules from its upper left corner. */
const inModule = [0.3, 0.5, 0.7]

/**
 * The mean grey of each module's centre, including the quiet zone: (size + 2 · QUIET)² values row by row, NaN outside
 * the picture. `corners` are the symbol's outer corners in pixels.
 */
export function sampleModules({ pixels, width, height }: Grey, corners: Corners, size: number): Float32Array {
  const map = squareTo(corners)
  const side = size + 2 * QUIET
  const greys = new Float32Array(side * side)
  for (let at = 0; at < greys.length; at++) {
    let sum = 0
    for (const dy of inModule) {
      for (const dx of inModule) {
        const [x, y] = project(map, ((at % side) - QUIET + dx) / size, (Math.floor(at / side) - QUIET + dy) / size)
        const isInside = x >= 0 && y >= 0 && x < width && y < height
        sum += (isInside ? pixels[Math.floor(y) * width + Math.floor(x)] : undefined) ?? Number.NaN
      }
    }
    greys[at] = sum / 9
  }
  return greys
}

/** The index of module `at` of a symbol among the samples. */
export function sampleOf(at: number, size: number): number {
  return (Math.floor(at / size) + QUIET) * (size + 2 * QUIET) + (at % size) + QUIET
}

/** How well the symbol fits the picture: mean grey of its light modules minus that of its dark ones. */
function fitOf(picture: Grey, corners: Corners, symbol: IdealSymbol): number {
  const greys = sampleModules(picture, corners, symbol.size)
  let light = 0
  let dark = 0
  let darks = 0
  for (let at = 0; at < symbol.dark.length; at++) {
    const grey = greys[sampleOf(at, symbol.size)] ?? Number.NaN
    if (Number.isNaN(grey)) continue
    if (symbol.dark[at]) {
      dark += grey
      darks++
    } else light += grey
  }
  return light / (symbol.dark.length - darks) - dark / Math.max(1, darks)
}

/**
 * Moves the corners by fractions of a module to where the symbol fits best: decoders report them to a pixel or worse,
 * and an offset of half a module would look like damage.
 */
export function refineCorners(picture: Grey, corners: Corners, symbol: IdealSymbol): Corners {
  const module = Math.hypot(corners[1][0] - corners[0][0], corners[1][1] - corners[0][1]) / symbol.size
  let best = corners
  let bestFit = fitOf(picture, best, symbol)
  for (const step of [0.5, 0.25, 0.12]) {
    for (let round = 0; round < 3; round++) {
      const before = bestFit
      for (let move = 0; move < 16; move++) {
        const by = (move & 1 ? step : -step) * module
        const moved = movedCorners(best, ([x, y], at) =>
          at !== move >> 2 ? [x, y] : move & 2 ? [x + by, y] : [x, y + by],
        )
        const movedFit = fitOf(picture, moved, symbol)
        if (movedFit > bestFit) {
          best = moved
          bestFit = movedFit
        }
      }
      if (bestFit === before) break
    }
  }
  return best
}
