import '@/lib/shared/input/danish-sentences'
import { z } from 'zod'

// Longer than any number people write, with spaces, points and sign.
const longest = 40

/**
 * A number from JSON or a form field; `schema` checks its range. `read` turns a text of at most 40 characters into a
 * number, null or undefined; `schema` refuses longer ones as it does any other text. Not `z.coerce`, which reads 16
 * MB of digits, and lists.
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
