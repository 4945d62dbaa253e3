import type { Recipe } from '@/lib/domain/pictures/recipe'
import { geometryOf } from '@/lib/domain/pictures/recipe-geometry'

/** Common aspect ratios, width to height. */
export const cropPresets = [
  { label: 'Kvadrat', ratio: 1 },
  { label: 'Stående 4:5', ratio: 4 / 5 },
  { label: 'Liggende 3:2', ratio: 3 / 2 },
] as const

/** The largest centred crop with this ratio in the picture's current rotation, in steps of 0.5 %. */
export function presetCrop(original: { width: number; height: number }, recipe: Recipe, ratio: number) {
  const { frame } = geometryOf(original, recipe)
  const now = frame.width / frame.height
  const sides = half(now > ratio ? 100 * (1 - ratio / now) : 0)
  const ends = half(now < ratio ? 100 * (1 - now / ratio) : 0)
  return { cropLeft: sides, cropRight: sides, cropTop: ends, cropBottom: ends }
}

export const noCrop = { cropLeft: 0, cropRight: 0, cropTop: 0, cropBottom: 0 }

function half(percent: number): number {
  return Math.round(percent) / 2
}
