import '@/lib/shared/input/danish-sentences'
import { z } from 'zod'

// Longer than any number a person writes, with its spaces, points and sign.
const longest = 40

/**
 * A number as JSON sends it or a form's field has it; `schema` says which numbers will do. `read` makes a number, null
 * or undefined of a text of at most 40 characters; what is longer `schema` refuses as any other text. Not `z.coerce`:
 * that reads 16 MB of digits, and lists as well.
 */
export function typedNumber<S extends z.ZodType>(
  schema: S,
  read: (text: string) => number | null | undefined = Number,
) {
  return z.preprocess(
    (value: number | string | null) => (typeof value === 'string' && value.length <= longest ? read(value) : value),
    schema,
  )
}
