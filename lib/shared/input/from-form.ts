import '@/lib/shared/input/danish-sentences'
import { z } from 'zod'
import { hasMoreKeysThan } from '@/lib/shared/input/has-more-keys-than'

/** More than any of our forms has. */
const mostFields = 200

/**
 * Turns the flat fields of a plain form into the shape a script sends. `nest` gets an object of at most 200 fields;
 * anything else goes to the schema unchanged.
 */
export function fromForm<S extends z.ZodType>(nest: (fields: Readonly<Record<string, unknown>>) => unknown, schema: S) {
  return z.preprocess(
    (sent: unknown) => (isFields(sent) && !hasMoreKeysThan(sent, mostFields) ? nest(sent) : sent),
    schema,
  )
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Before an optional field: forms send '' for an empty one. */
export const emptyAsNone = (value: unknown) => (value === '' ? undefined : value)
