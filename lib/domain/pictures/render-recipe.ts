import 'server-only'
import type { Recipe } from '@/lib/domain/pictures/recipe'
import { geometryOf } from '@/lib/domain/pictures/recipe-geometry'
import { applyTones, hasTones, levelsOf, tonesOf } from '@/lib/domain/pictures/recipe-tones'
import type { PictureVariants, VariantSet } from '@/lib/integrations/pictures/make-variants'
import { rewritePicture } from '@/lib/integrations/pictures/rewrite-picture'

// Enough to know what a picture uses of its range.
const PIXELS_COUNTED = 250_000

/** The original with the recipe carried out, in the sizes for the page. For picture-tasks.ts alone. Throws a PictureError. */
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
