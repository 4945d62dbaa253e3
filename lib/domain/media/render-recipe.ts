import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Recipe } from '@/lib/domain/media/recipe'
import { geometryOf } from '@/lib/domain/media/recipe-geometry'
import { applyTones, hasTones, levelsOf, tonesOf } from '@/lib/domain/media/recipe-tones'
import type { PictureVariants } from '@/lib/integrations/pictures/make-variants'
import { rewritePicture } from '@/lib/integrations/pictures/rewrite-picture'

// About ten milliseconds of work: visitors are answered in between.
const PIXELS_AT_ONCE = 400_000
// Enough to know what a picture uses of its range.
const PIXELS_COUNTED = 250_000

/** The original with the recipe carried out, in the sizes for the page. Throws a PictureError. */
export function renderRecipe(original: Buffer, recipe: Recipe): Promise<PictureVariants> {
  return rewritePicture(
    original,
    (size) => {
      const { degrees, frame, cut } = geometryOf(size, recipe)
      return { quarterTurns: recipe.turns, degrees, frame, cut, sharpen: recipe.restore > 0 }
    },
    (pixels, channels) => recolour(pixels, channels, recipe),
  )
}

async function recolour(pixels: Buffer, channels: number, recipe: Recipe): Promise<void> {
  if (!hasTones(recipe)) return
  const tones = tonesOf(recipe, levelsOf(sampleOf(pixels, channels), channels))
  const bytesAtOnce = PIXELS_AT_ONCE * channels
  for (let start = 0; start < pixels.length; start += bytesAtOnce) {
    applyTones(pixels.subarray(start, start + bytesAtOnce), channels, tones)
    await nextTurn()
  }
}

/** Every so many pixels of a large picture. */
function sampleOf(pixels: Buffer, channels: number): Buffer {
  const count = pixels.length / channels
  if (count <= PIXELS_COUNTED) return pixels
  const every = Math.floor(count / PIXELS_COUNTED)
  const sample = Buffer.alloc(Math.floor(count / every) * channels)
  for (let index = 0; index * channels < sample.length; index++) {
    const from = index * every * channels
    pixels.copy(sample, index * channels, from, from + channels)
  }
  return sample
}
