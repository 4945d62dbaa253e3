import { z } from 'zod'

export type Place = { path: string[]; schema: z.ZodType }

/**
 * Every place of an input that can hold a value: the whole, each field, an element of each list, a value of each
 * record, through all wrappers and in every option of a union.
 */
export function placesOf(root: z.ZodType): Place[] {
  const places: Place[] = []
  const seen = new Set<z.ZodType>()
  const stand = (path: string[], schema: z.ZodType) => {
    places.push({ path, schema })
    look(path, schema)
  }
  const look = (path: string[], schema: z.core.$ZodType) => {
    if (!(schema instanceof z.ZodType) || seen.has(schema)) return
    seen.add(schema)
    if (schema instanceof z.ZodObject) {
      for (const [key, field] of Object.entries(schema.shape)) stand([...path, key], asType(field))
    } else if (schema instanceof z.ZodArray) stand([...path, '0'], asType(schema.element))
    else if (schema instanceof z.ZodRecord) stand([...path, 'any'], asType(schema.valueType))
    else for (const inner of innerOf(schema)) look(path, inner)
  }
  stand([], root)
  return places
}

function innerOf(schema: z.ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out]
  if (schema instanceof z.ZodUnion) return schema.options
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right]
  if (schema instanceof z.ZodLazy) return [schema.unwrap()]
  if ('innerType' in schema.def && schema.def.innerType instanceof z.ZodType) return [schema.def.innerType]
  return []
}

function asType(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodType) return schema
  throw new Error('a schema of another kind')
}
