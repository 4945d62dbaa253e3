import '@/lib/shared/input/danish-sentences'
import { z } from 'zod'

type Bounds = {
  most: number
  least?: number
  /** When it is not a list, or too short. */
  missing?: string
  tooMany?: string
}

/** A list that is counted before its first element is read; zod itself counts after parsing them all. */
export function listOf<S extends z.ZodType>(item: S, { most, least = 0, missing, tooMany }: Bounds) {
  return z
    .custom<z.input<S>[]>((value) => Array.isArray(value), { error: missing, abort: true })
    .refine((list) => list.length >= least, { error: missing, abort: true })
    .refine((list) => list.length <= most, { error: tooMany, abort: true })
    .pipe(z.array(item))
}
