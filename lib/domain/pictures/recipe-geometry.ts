import type { Recipe } from '@/lib/domain/pictures/recipe'

type Size = { width: number; height: number }

/** Where a recipe's picture lies, in pixels (fractions included) of an original of the given size. */
export type RecipeGeometry = {
  /** After the quarter turns. */
  turned: Size
  /** Degrees to the right. */
  degrees: number
  /** The largest upright rectangle of the same proportions without empty corners, in the middle of the straightened picture. */
  frame: Size
  /** What is kept, counted from the frame's upper left corner. */
  cut: Size & { left: number; top: number }
}

/** The one calculation that the preview in the browser and the server both follow. */
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
 * How much smaller a rectangle must be to lie upright within itself when it is turned: the four corners of the smaller
 * one, turned back, must stay inside the larger one's sides.
 */
function uprightShare({ width, height }: Size, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return Math.min(width / (width * cos + height * sin), height / (width * sin + height * cos))
}
