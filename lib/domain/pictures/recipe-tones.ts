import type { Recipe } from '@/lib/domain/pictures/recipe'

/** The range that each of red, green and blue uses, 0 to 255. */
export type Levels = readonly [Range, Range, Range]
type Range = { low: number; high: number }

/** A lookup table per channel, and the saturation: 1 unchanged, 0 grey. */
export type Tones = { tables: readonly [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray]; saturation: number }

// Half a percent at each end counts as dust and glare.
const OUTLIERS = 0.005
// A faded scan uses half of the range. Stretching less than this would amplify the noise of a deliberately dark
// picture.
const NARROWEST = 90
// Luma coefficients (ITU-R BT.709).
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722] as const

/** The levels of RGB or RGBA bytes. Transparent pixels are not counted. */
export function levelsOf(pixels: Uint8Array | Uint8ClampedArray, channels: number): Levels {
  const counts = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] as const
  let total = 0
  for (let at = 0; at + 2 < pixels.length; at += channels) {
    if (channels === 4 && (pixels[at + 3] ?? 0) < 128) continue
    for (const channel of [0, 1, 2] as const) {
      const value = pixels[at + channel] ?? 0
      counts[channel][value] = (counts[channel][value] ?? 0) + 1
    }
    total++
  }
  return [rangeOf(counts[0], total), rangeOf(counts[1], total), rangeOf(counts[2], total)]
}

function rangeOf(counts: Uint32Array, total: number): Range {
  const skipped = total * OUTLIERS
  let low = 0
  let high = 255
  for (let seen = counts[0] ?? 0; seen <= skipped && low < 255; seen += counts[low] ?? 0) low++
  for (let seen = counts[255] ?? 0; seen <= skipped && high > 0; seen += counts[high] ?? 0) high--
  const missing = Math.max(0, NARROWEST - (high - low)) / 2
  return total === 0 ? { low: 0, high: 255 } : { low: Math.max(0, low - missing), high: Math.min(255, high + missing) }
}

/** Whether a recipe changes the colours. */
export function hasTones({ light, contrast, restore, blackAndWhite }: Recipe): boolean {
  return light !== 0 || contrast !== 0 || restore !== 0 || blackAndWhite
}

/**
 * The tones of a recipe. `restore` stretches each channel to the full range, which removes haze and yellowing, and adds
 * a little saturation; `light` is a gamma curve; `contrast` is an S-curve. Light and contrast clip nothing.
 */
export function tonesOf(recipe: Recipe, levels: Levels): Tones {
  const share = recipe.restore / 100
  const saturation = recipe.blackAndWhite ? 0 : 1 + 0.2 * share
  return {
    tables: [tableOf(recipe, levels[0]), tableOf(recipe, levels[1]), tableOf(recipe, levels[2])],
    saturation,
  }
}

function tableOf({ restore, light, contrast }: Recipe, { low, high }: Range): Uint8ClampedArray {
  const share = restore / 100
  const from = low * share
  const to = 255 - (255 - high) * share
  const bend = 2 ** (-light / 50)
  return Uint8ClampedArray.from({ length: 256 }, (_, value) => {
    const stretched = Math.min(1, Math.max(0, (value - from) / Math.max(1, to - from)))
    return 255 * contrasted(stretched ** bend, contrast / 50)
  })
}

/** `value` 0 to 1, `strength` −1 to 1: positive along an S-curve, negative towards the middle. */
function contrasted(value: number, strength: number): number {
  if (strength < 0) return value + (0.5 - value) * -strength * 0.6
  return value + (value * value * (3 - 2 * value) - value) * strength
}

/** Applies tones to RGB or RGBA bytes in place. Alpha stays unchanged. */
export function applyTones(
  pixels: Uint8Array | Uint8ClampedArray,
  channels: number,
  { tables: [red, green, blue], saturation }: Tones,
): void {
  for (let at = 0; at + 2 < pixels.length; at += channels) {
    const r = red[pixels[at] ?? 0] ?? 0
    const g = green[pixels[at + 1] ?? 0] ?? 0
    const b = blue[pixels[at + 2] ?? 0] ?? 0
    const grey = RED * r + GREEN * g + BLUE * b
    pixels[at] = clamp(grey + (r - grey) * saturation)
    pixels[at + 1] = clamp(grey + (g - grey) * saturation)
    pixels[at + 2] = clamp(grey + (b - grey) * saturation)
  }
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : Math.round(value)
}
