import '@/lib/shared/input/danish-sentences'
import { z } from 'zod'
import { listOf } from '@/lib/shared/input/list-of'

/** What our forms and callers of the API send; 'on' is what a browser sends for a box without a value. */
const yes = ['on', 'ja', 'true', '1'] as const
const no = ['', 'off', 'nej', 'false', '0'] as const

const error = 'Sæt kryds, eller lad feltet være tomt.'
const answer = z.union([z.boolean(), z.enum([...yes, ...no])], { error })

/**
 * A checkbox, from JSON or a form. A missing one is not ticked, as forms omit it; where that must differ from a form
 * that did not ask, a hidden empty field precedes the box, and a ticked one sends both values.
 */
export const tick = z
  .union([answer, listOf(answer, { least: 1, most: 10 })], { error })
  .optional()
  .transform((sent) => [sent].flat().some((each) => each === true || yes.some((word) => word === each)))
