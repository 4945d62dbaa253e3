import { z } from 'zod'
import { typedNumber } from '@/lib/shared/input/typed-number'

/** How far each control goes. Degrees for `straighten`, percent of the picture's side for what is cut off, else steps. */
export const recipeRanges = {
  turns: { min: 0, max: 3, step: 1 },
  straighten: { min: -15, max: 15, step: 0.5 },
  cropLeft: { min: 0, max: 90, step: 0.5 },
  cropRight: { min: 0, max: 90, step: 0.5 },
  cropTop: { min: 0, max: 90, step: 0.5 },
  cropBottom: { min: 0, max: 90, step: 0.5 },
  light: { min: -50, max: 50, step: 1 },
  contrast: { min: -50, max: 50, step: 1 },
  restore: { min: 0, max: 100, step: 5 },
} as const

export type RecipeNumber = keyof typeof recipeRanges

/** Most that may be cut off from two sides that face each other, in percent: a tenth of the picture stays. */
export const CROP_MOST = 90

function amount(name: RecipeNumber) {
  const { min, max } = recipeRanges[name]
  const error = `Vælg et tal fra ${min} til ${max}.`
  const number = z.number({ error }).min(min, error).max(max, error)
  return typedNumber(name === 'turns' ? number.int(error) : number).default(0)
}

// A plain form sends 'on' for a box that is ticked, and nothing for one that is not.
const ticked = z.preprocess((value) => value === true || value === 'on' || value === 'true', z.boolean())

/**
 * What is done to a picture, always from the original's first pixel on and always in this order: `turns` quarter turns to
 * the right, then `straighten` degrees to the right (empty corners are cut away), then the crop in percent of what is left,
 * then the colours. It is small, readable, and can be carried out again for ever.
 */
export const recipeFields = z.object({
  turns: amount('turns'),
  straighten: amount('straighten'),
  cropLeft: amount('cropLeft'),
  cropRight: amount('cropRight'),
  cropTop: amount('cropTop'),
  cropBottom: amount('cropBottom'),
  light: amount('light'),
  contrast: amount('contrast'),
  restore: amount('restore'),
  blackAndWhite: ticked,
})

export type Recipe = z.output<typeof recipeFields>

/** The picture as it came. */
export const untouched: Recipe = {
  turns: 0,
  straighten: 0,
  cropLeft: 0,
  cropRight: 0,
  cropTop: 0,
  cropBottom: 0,
  light: 0,
  contrast: 0,
  restore: 0,
  blackAndWhite: false,
}

/** Whether two recipes make the same picture. */
export function isSameRecipe(left: Recipe, right: Recipe): boolean {
  return recipeNames.every((name) => left[name] === right[name])
}

export const recipeNames = Object.keys(recipeFields.shape) as (keyof Recipe)[]

/** The recipe in a row's JSON; untouched where it cannot be read. */
export function readRecipe(stored: unknown): Recipe {
  const parsed = recipeFields.safeParse(stored)
  return parsed.success ? parsed.data : untouched
}

const tooMuch = 'Der bliver for lidt tilbage af billedet. Skær mindre af.'

/** `seenVersion` is the version that was shown when one began: CONFLICT when it is another by now. */
export const saveVersionInput = recipeFields
  .extend({ id: z.uuid(), seenVersion: typedNumber(z.number('Hent siden igen.').int().min(0)) })
  .refine(({ cropLeft, cropRight }) => cropLeft + cropRight <= CROP_MOST, { path: ['cropRight'], error: tooMuch })
  .refine(({ cropTop, cropBottom }) => cropTop + cropBottom <= CROP_MOST, { path: ['cropBottom'], error: tooMuch })
  .refine((recipe) => !isSameRecipe(recipe, untouched), {
    path: ['form'],
    error: 'Der er ikke ændret noget ved billedet endnu.',
  })

export const restoreVersionInput = z.object({ id: z.uuid(), number: typedNumber(z.number().int().min(0)) })
export const versionKey = z.object({ id: z.uuid() })
