import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { countTextWork } from '@/tests/inputs/count-text-work'
import { deepList, hostileTexts, watched } from '@/tests/inputs/hostile-values'
import { listSchemas } from '@/tests/inputs/list-schemas'
import { placesOf } from '@/tests/inputs/places'

/** Longer than any text a field reads, except for those named below. */
const longest = 50_000
/** Schemas with fields for whole documents. Even these read no text of 2,000,000 units. */
const roomy =
  /schema\.ts (orderExportInput|makeBatch\w+|memorialFields|memorialForm|updateMemorialInput|snapshotSchema)|(order-export|make-batch|update-memorial|receive-event)\.ts|api\/memorials\/\[id\]\/route\.ts/
// The snapshot of a report is our own data: a biography is one of its texts.
// A message of the payment provider is one text, as it came.
const roomyFields = ['biography', 'body', 'codes', 'proofSheetNumbers', 'texts']
const mostReads = 200
/** More than any list or object takes: a batch has up to 10,000 pieces. */
const manyValues = 20_000

const ordinary = [...hostileTexts(longest), ' '.repeat(16_000_000)]
const enormous = [...hostileTexts(2_000_000), ' '.repeat(16_000_000)]
const schemas = await listSchemas()
// A command and its concept may share a schema: testing it once is enough.
const once = new Map([...schemas].map(([name, schema]) => [schema, name]))
const all = [...once].flatMap(([schema, name]) =>
  placesOf(schema).map((place) => ({
    ...place,
    schema,
    field: place.schema,
    where: `${name} ${place.path.join('.')}`,
  })),
)
const textsFor = (where: string, path: string[]) =>
  roomy.test(where) && roomyFields.some((field) => path.includes(field)) ? enormous : ordinary

// A thousand places with fifty values each take seconds, longer on a busy machine.
describe('hostile input', { timeout: 120_000 }, () => {
  it('is tried on every command and every read', () => {
    expect(schemas.size).toBeGreaterThan(300)
    expect(all.length).toBeGreaterThan(600)
  })

  it('is refused or dropped where a text is too long, before anything reads that text', () => {
    const faults = new Set<string>()
    countTextWork(longest, (workDone) => {
      for (const { schema, field, path, where } of all) {
        for (const text of textsFor(where, path)) {
          if (keeps(field, text)) faults.add(`${where}: takes ${text.length} units`)
          parseWith(schema, path, text)
          for (const work of workDone()) faults.add(`${where}: ${work}`)
        }
      }
    })
    expect([...faults].slice(0, 200)).toEqual([])
  })

  it('is counted before its values are read', () => {
    const faults = new Set<string>()
    for (const kind of ['list', 'object'] as const) {
      const { value, readsBy } = watched(kind, manyValues)
      for (const { schema, field, path, where } of all) {
        const alone = () => {
          const result = field.safeParse(value)
          if (result.success && result.data === value) faults.add(`${where}: takes a ${kind} of ${manyValues}`)
        }
        const inPlace = () => parseWith(schema, path, value)
        if (Math.max(readsBy(alone), readsBy(inPlace)) > mostReads) faults.add(`${where}: reads a whole ${kind}`)
      }
    }
    expect([...faults].slice(0, 200)).toEqual([])
  })

  it('is not followed to its full depth', () => {
    const deep = deepList(50_000)
    for (const { schema, field, path } of all) {
      field.safeParse(deep)
      parseWith(schema, path, deep)
    }
  })
})

/** Parses the value at its place, as JSON and under a form's flat name. */
function parseWith(schema: z.ZodType, path: string[], value: unknown): void {
  schema.safeParse(path.reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value))
  if (path.length > 1) schema.safeParse({ [path.join('.')]: value })
}

function keeps(field: z.ZodType, text: string): boolean {
  const result = field.safeParse(text)
  return result.success && holds(result.data, text)
}

function holds(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value.length >= text.length
  if (Array.isArray(value)) return value.some((inner) => holds(inner, text))
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => holds(inner, text))
}
