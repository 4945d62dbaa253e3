import type { Recipe } from '@/lib/domain/pictures/recipe'
import { geometryOf } from '@/lib/domain/pictures/recipe-geometry'
import { applyTones, hasTones, levelsOf, tonesOf } from '@/lib/domain/pictures/recipe-tones'

/** Longest side of a preview in pixels: sharp on a phone, and fast enough for a drag. */
const LONGEST = 900

/**
 * Applies the recipe with the server's calculation. `whole` skips the crop, to show what is cut away; `plain` skips
 * the colours, for comparison.
 */
export function drawPreview(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  recipe: Recipe,
  { whole = false, plain = false }: { whole?: boolean; plain?: boolean } = {},
): void {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const { frame, cut, degrees } = geometryOf(size, recipe)
  const shown = whole ? { left: 0, top: 0, ...frame } : cut
  const scale = Math.min(1, LONGEST / Math.max(shown.width, shown.height))
  canvas.width = Math.max(1, Math.round(shown.width * scale))
  canvas.height = Math.max(1, Math.round(shown.height * scale))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return
  pen.scale(scale, scale)
  pen.translate(frame.width / 2 - shown.left, frame.height / 2 - shown.top)
  pen.rotate(((degrees + recipe.turns * 90) * Math.PI) / 180)
  pen.drawImage(picture, -size.width / 2, -size.height / 2)
  if (!plain && hasTones(recipe)) recolour(pen, canvas, recipe, whole ? keptPart(recipe, canvas) : null)
}

type Part = { left: number; top: number; width: number; height: number }

/** Levels are computed from the cropped part, even while the whole picture is shown. */
function recolour(
  pen: CanvasRenderingContext2D,
  { width, height }: HTMLCanvasElement,
  recipe: Recipe,
  part: Part | null,
) {
  const kept = part ?? { left: 0, top: 0, width, height }
  const levels = levelsOf(pen.getImageData(kept.left, kept.top, kept.width, kept.height).data, 4)
  const image = pen.getImageData(0, 0, width, height)
  applyTones(image.data, 4, tonesOf(recipe, levels))
  pen.putImageData(image, 0, 0)
}

function keptPart({ cropLeft, cropRight, cropTop, cropBottom }: Recipe, { width, height }: HTMLCanvasElement): Part {
  return {
    left: Math.floor((width * cropLeft) / 100),
    top: Math.floor((height * cropTop) / 100),
    width: Math.max(1, Math.floor((width * (100 - cropLeft - cropRight)) / 100)),
    height: Math.max(1, Math.floor((height * (100 - cropTop - cropBottom)) / 100)),
  }
}
