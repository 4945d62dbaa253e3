import { z } from 'zod'
import { tick } from '@/lib/shared/input/tick'
import { typedNumber } from '@/lib/shared/input/typed-number'

/** The range of each control: quarter turns, degrees (`straighten`), percent of the side (crops), otherwise no unit. */
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

/** The most, in percent, that two opposite crops may add up to: a tenth of the picture stays. */
export const CROP_MOST = 90

function amount(name: RecipeNumber) {
  const { min, max } = recipeRanges[name]
  const error = `Vælg et tal fra ${min} til ${max}.`
  const number = z.number({ error }).min(min, error).max(max, error)
  return typedNumber(name === 'turns' ? number.int(error) : number).default(0)
}

/**
 * An edit of a picture, always applied to the original and in this order: `turns` quarter turns clockwise, `straighten`
 * degrees clockwise (empty corners are cut off), the crop in percent of the result, then the tones.
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
  blackAndWhite: tick,
})

export type Recipe = z.output<typeof recipeFields>

/** The recipe that changes nothing. */
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

export function isSameRecipe(left: Recipe, right: Recipe): boolean {
  return recipeNames.every((name) => left[name] === right[name])
}

export const recipeNames = Object.keys(recipeFields.shape) as (keyof Recipe)[]

/** The recipe in a row's JSON; `untouched` if invalid. */
export function readRecipe(stored: unknown): Recipe {
  const parsed = recipeFields.safeParse(stored)
  return parsed.success ? parsed.data : untouched
}

const tooMuch = 'Der bliver for lidt tilbage af billedet. Skær mindre af.'

/** `seenVersion` is the version shown when editing began: CONFLICT when it has changed. */
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
