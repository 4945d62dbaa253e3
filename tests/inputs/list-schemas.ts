import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const root = path.resolve(import.meta.dirname, '../..')

// These parse only data we wrote ourselves: the payload of a job, the JSON of a row.
const ownWords = [
  ...['lib/domain/media/pictures/jobs.ts removal', 'lib/domain/proof-sheets/schema.ts inscription'],
  ...['personData', 'unionData', 'childData', 'recordData'].map(
    (row) => `lib/domain/family-tree/stored-rows.ts ${row}`,
  ),
  ...['importReportSchema', 'importChoicesSchema', 'importFailureSchema'].map(
    (column) => `lib/domain/tree-files/schema.ts ${column}`,
  ),
  'lib/domain/tree-files/import/write-plan.ts storedBefore',
]

/** Every schema that parses external input, by a name that locates it. */
export async function listSchemas(): Promise<Map<string, z.ZodType>> {
  const found = new Map<string, z.ZodType>()
  for (const file of inputFiles()) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ path.join(root, file))
    if (mustHaveInput(file) && !Object.values(module).some(inputOf)) throw new Error(`${file} has no input to try`)
    for (const [name, value] of Object.entries(module)) {
      if (value instanceof z.ZodType) found.set(`${file} ${name}`, value)
      else if (inputOf(value)) found.set(`${file} ${name}.input`, inputOf(value) ?? z.never())
    }
  }
  for (const name of ownWords) if (!found.delete(name)) throw new Error(`${name} is gone`)
  return found
}

/** Commands and reads carry their schema; other schemas, such as a page's filters, are exported by their concept. */
function inputFiles(): string[] {
  const domain = filesBelow('lib/domain').filter(
    (file) => file.includes('/commands/') || sourceOf(file).includes("'zod'"),
  )
  return [...domain, ...filesBelow('app').filter((file) => file.endsWith('/route.ts'))]
}

const mustHaveInput = (file: string) => file.includes('/commands/') || /\b(read|file)Route\(/.test(sourceOf(file))

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file))
    .sort()
}

const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

function inputOf(value: unknown): z.ZodType | null {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return null
  if ('input' in value && value.input instanceof z.ZodType) return value.input
  return 'read' in value ? inputOf(value.read) : null
}
