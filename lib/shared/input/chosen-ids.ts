import { z } from 'zod'
import { listOf } from '@/lib/shared/input/list-of'

/** As many as one page of a list shows, and more. */
const most = 100

/** The ids of rows ticked in a list, 1 to 100; a plain form sends a single one as text. */
export const chosenIds = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  listOf(z.uuid('Det er her ikke længere. Hent siden igen.'), {
    least: 1,
    most,
    missing: 'Vælg mindst én.',
    tooMany: `Vælg højst ${most} ad gangen.`,
  }),
)
