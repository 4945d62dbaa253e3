import 'server-only'
import { z } from 'zod'

/** The top-level field names of a schema, looking through pipes, transforms and unions. */
export function declaredFields(schema: z.core.$ZodType): Set<string> {
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape))
  return new Set(innerOf(schema).flatMap((inner) => [...declaredFields(inner)]))
}

function innerOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out]
  if (schema instanceof z.ZodUnion) return schema.options
  return []
}
