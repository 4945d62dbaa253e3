import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { everyPersonalData } from '@/lib/domain/privacy/registry'
import { db } from '@/lib/server/db'

const root = path.resolve(import.meta.dirname, '../..')

/** Account ids that outlive the account, or that a holding's `forget` clears, with the reason. */
const elsewhere: Record<string, string> = {
  'AuditEntry.actorId': 'the log says who did what until its time is over',
  'QrEvent.actorId': 'emptied with the name beside it, in qr-codes/personal-data.ts',
  'ProductionPiece.heldById': 'given back with name and station, in production/personal-data.ts',
}

type Column = { table: string; column: string; isForeignKey: boolean }

/** Every column named like an account id. */
function listColumns(): Promise<Column[]> {
  return db.$queryRaw<Column[]>`
    SELECT c.table_name AS "table", c.column_name AS "column", EXISTS (
      SELECT 1 FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
      WHERE k.contype = 'f' AND k.conrelid = format('public.%I', c.table_name)::regclass AND a.attname = c.column_name
    ) AS "isForeignKey"
    FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND c.data_type = 'uuid'
      AND c.column_name ~ '^(userId|actorId|authorId|assigneeId|ownerId|[a-z]+ById)$'
    ORDER BY 1, 2`
}

it('every concept that stores personal data is in the registry', () => {
  const written = readdirSync(path.join(root, 'lib/domain'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/personal-data.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
  const registry = readFileSync(path.join(root, 'lib/domain/privacy/registry.ts'), 'utf8')
  expect(written.length).toBeGreaterThan(10)
  expect(written.filter((file) => !registry.includes(`'@/lib/domain/${file}'`))).toEqual([])
})

it('every account id is cleared or deleted with the account, by the database or by a concept', async () => {
  const columns = await listColumns()
  expect(columns.length).toBeGreaterThan(30)
  const signed = everyPersonalData.flatMap(({ signedBy = {} }) =>
    Object.entries(signedBy).flatMap(([table, names]) => names.map((column) => `${table}.${column}`)),
  )
  const byNobody = columns
    .filter(({ isForeignKey }) => !isForeignKey)
    .map(({ table, column }) => `${table}.${column}`)
    .filter((column) => !signed.includes(column) && !Object.hasOwn(elsewhere, column))
  expect(byNobody).toEqual([])
  const known = columns.map(({ table, column }) => `${table}.${column}`)
  expect([...signed, ...Object.keys(elsewhere)].filter((column) => !known.includes(column))).toEqual([])
})

it('every kind of file in the store belongs to one concept', () => {
  const claimed = everyPersonalData.flatMap(({ files = [] }) => files)
  const sources = readdirSync(path.join(root, 'lib/domain'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(root, 'lib/domain', file), 'utf8'))
    .join('\n')
  // Keys are written as templates: `media/${id}`, `exports/${exportId}/…`.
  const written = [...sources.matchAll(/(?:storageKey\w*[:=(]\s*|storageKey = |return )`([a-z-]+\/)\$\{/g)].map(
    ([, folder]) => folder,
  )
  expect(new Set(claimed).size).toBe(claimed.length)
  expect([...new Set(written)].filter((folder) => !claimed.some((prefix) => prefix === folder))).toEqual([])
  expect(new Set(written).size).toBeGreaterThan(2)
})
