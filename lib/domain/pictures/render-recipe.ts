import 'server-only'
import type { Recipe } from '@/lib/domain/pictures/recipe'
import { geometryOf } from '@/lib/domain/pictures/recipe-geometry'
import { applyTones, hasTones, levelsOf, tonesOf } from '@/lib/domain/pictures/recipe-tones'
import type { PictureVariants, VariantSet } from '@/lib/integrations/pictures/make-variants'
import { rewritePicture } from '@/lib/integrations/pictures/rewrite-picture'

// Enough to find a picture's levels.
const PIXELS_COUNTED = 250_000

/** Renders a recipe from the original, in the given set of widths. For picture-tasks.ts only. Throws a PictureError. */
export function renderRecipe(original: Buffer, recipe: Recipe, set: VariantSet = 'page'): Promise<PictureVariants> {
  return rewritePicture(
    original,
    (size) => {
      const { degrees, frame, cut } = geometryOf(size, recipe)
      return { quarterTurns: recipe.turns, degrees, frame, cut, sharpen: recipe.restore > 0 }
    },
    (pixels, channels) => recolour(pixels, channels, recipe),
    set,
  )
}

function recolour(pixels: Buffer, channels: number, recipe: Recipe): void {
  if (!hasTones(recipe)) return
  applyTones(pixels, channels, tonesOf(recipe, levelsOf(sampleOf(pixels, channels), channels)))
}

/** Evenly spaced pixels of a large picture; all of a small one. */
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
