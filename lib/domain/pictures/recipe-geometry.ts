import type { Recipe } from '@/lib/domain/pictures/recipe'

type Size = { width: number; height: number }

/** The geometry of a recipe, in fractional pixels of the original. */
export type RecipeGeometry = {
  /** The size after the quarter turns. */
  turned: Size
  /** Degrees clockwise. */
  degrees: number
  /** The largest centred rectangle of the same proportions without empty corners after straightening. */
  frame: Size
  /** The crop, from the frame's upper left corner. */
  cut: Size & { left: number; top: number }
}

/** Used by both the preview in the browser and the server. */
export function geometryOf(original: Size, recipe: Recipe): RecipeGeometry {
  const turned = recipe.turns % 2 === 0 ? original : { width: original.height, height: original.width }
  const share = uprightShare(turned, recipe.straighten)
  const frame = { width: turned.width * share, height: turned.height * share }
  const left = (frame.width * recipe.cropLeft) / 100
  const top = (frame.height * recipe.cropTop) / 100
  return {
    turned: { width: turned.width, height: turned.height },
    degrees: recipe.straighten,
    frame,
    cut: {
      left,
      top,
      width: Math.max(1, frame.width - left - (frame.width * recipe.cropRight) / 100),
      height: Math.max(1, frame.height - top - (frame.height * recipe.cropBottom) / 100),
    },
  }
}

/**
 * The scale at which a rectangle fits upright into itself rotated: the corners of the smaller one, rotated back, must
 * be within the larger one's sides.
 */
function uprightShare({ width, height }: Size, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return Math.min(width / (width * cos + height * sin), height / (width * sin + height * cos))
}
