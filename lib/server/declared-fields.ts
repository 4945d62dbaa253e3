import 'server-only'
import { z } from 'zod'

/** The top-level field names of a schema, looking through pipes, transforms and unions. */
export function declaredFields(schema: z.core.$ZodType): Set<string> {
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape))
  return new Set(innerOf(schema).flatMap((inner) => [...declaredFields(inner)]))
}

/** The text values of declared fields (`born.year` belongs to `born`) that are not secret; drops all others. */
export function declaredTexts(
  schema: z.core.$ZodType,
  values: Readonly<Record<string, unknown>>,
  secret: readonly string[] = [],
): Record<string, string> {
  const own = declaredFields(schema)
  const isOwn = (name: string) => own.has(name.split('.', 1)[0] ?? '') && !secret.includes(name)
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && isOwn(entry[0]),
    ),
  )
}

function innerOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out]
  if (schema instanceof z.ZodUnion) return schema.options
  return []
}
