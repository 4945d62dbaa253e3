import 'server-only'
import { z } from 'zod'
import { UploadedFile } from '@/lib/server/request-body'

/** The top-level field names of a schema, looking through pipes, transforms and unions. */
export function declaredFields(schema: z.core.$ZodType): Set<string> {
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape))
  return new Set(innerOf(schema).flatMap((inner) => [...declaredFields(inner)]))
}

/**
 * The text values of declared fields (`born.year` belongs to `born`) that are not secret: of several ticked boxes one in
 * each line, of a file its name. Drops all others.
 */
export function declaredTexts(
  schema: z.core.$ZodType,
  values: Readonly<Record<string, unknown>>,
  secret: readonly string[] = [],
): Record<string, string> {
  const own = declaredFields(schema)
  const isOwn = (name: string) => own.has(name.split('.', 1)[0] ?? '') && !secret.includes(name)
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = textOf(value)
      return text !== null && isOwn(name) ? [[name, text]] : []
    }),
  )
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (value instanceof UploadedFile) return nameOf(value)
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.join('\n') : null
}

/** Without the folders that some browsers send along. */
function nameOf({ filename }: UploadedFile): string {
  return (filename.split(/[\\/]/).at(-1) ?? '').slice(0, 200)
}

function innerOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out]
  if (schema instanceof z.ZodUnion) return schema.options
  return []
}
