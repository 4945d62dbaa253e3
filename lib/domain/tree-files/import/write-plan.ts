import 'server-only'
import { z } from 'zod'
import { updateBirthBounds } from '@/lib/domain/family-tree/birth-bounds'
import { searchTextOf } from '@/lib/domain/family-tree/search-text'
import {
  type ChildData,
  type PersonData,
  personData,
  type RecordData,
  type UnionData,
  unionData,
} from '@/lib/domain/family-tree/stored-rows'
import { Prisma, type Transaction } from '@/lib/server/db'

const tables = {
  TreePerson: Prisma.sql`"TreePerson"`,
  TreeUnion: Prisma.sql`"TreeUnion"`,
  TreeChild: Prisma.sql`"TreeChild"`,
  TreeRecord: Prisma.sql`"TreeRecord"`,
}

/**
 * Inserts rows in one statement with one value: PostgreSQL reads them from JSON by the table's own types. Ten times as fast
 * as `createMany`, which sends each column of each row as a value. Every row has the columns of the first; the others get
 * their defaults.
 */
async function insertRows(
  tx: Transaction,
  table: keyof typeof tables,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Prisma.raw(
    Object.keys(first)
      .map((name) => `"${name}"`)
      .join(', '),
  )
  await tx.$executeRaw`
    INSERT INTO ${tables[table]} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${tables[table]}, ${JSON.stringify(rows)}::jsonb)`
}

/** Rows in one statement: some megabytes. */
const portion = 2000
const beforePortion = 500

/** Writes all rows, people before those who refer to them. `tell` is told how much is done, 0 to 1. The tree must be locked. */
export async function writePlan(
  tx: Transaction,
  plan: ImportPlan,
  { treeId, importId, tell }: { treeId: string; importId: string; tell: (done: number) => Promise<void> },
): Promise<void> {
  const total = plan.people.length + plan.unions.length + plan.children.length + plan.records.length + 1
  let written = 0
  const insert = async (table: Parameters<typeof insertRows>[1], rows: readonly object[]) => {
    for (let at = 0; at < rows.length; at += portion) {
      const some = rows.slice(at, at + portion).map((row) => ({ ...row, treeId }))
      await insertRows(tx, table, some)
      written += some.length
      await tell(written / total)
    }
  }
  const updatedAt = new Date().toISOString()
  await insert(
    'TreePerson',
    plan.people.map((person) => ({ ...person, searchText: searchTextOf(person), updatedAt })),
  )
  await insert(
    'TreeUnion',
    plan.unions.map((union) => ({ ...union, updatedAt })),
  )
  await insert('TreeChild', plan.children)
  await insert('TreeRecord', plan.records)
  await writeChanges(tx, plan, { importId, treeId })
  await updateBirthBounds(tx, treeId)
}

/** Changes people and couples who were here, and keeps them as they were. */
async function writeChanges(
  tx: Transaction,
  { changedPeople, changedUnions }: ImportPlan,
  { importId, treeId }: { importId: string; treeId: string },
): Promise<void> {
  const before: { importId: string; personId: string; before: StoredBefore }[] = []
  for (const { id, after, record, ...was } of changedPeople) {
    const data = { ...after, searchText: searchTextOf(after), revision: { increment: 1 } }
    await tx.treePerson.update({ where: { id, treeId }, data })
    before.push({ importId, personId: id, before: { table: 'person', row: was.before, ...kept(was.revision, record) } })
    await writeRecord(tx, record)
  }
  for (const { id, after, record, ...was } of changedUnions) {
    await tx.treeUnion.update({ where: { id, treeId }, data: { ...after, revision: { increment: 1 } } })
    before.push({ importId, personId: id, before: { table: 'union', row: was.before, ...kept(was.revision, record) } })
    await writeRecord(tx, record)
  }
  for (let at = 0; at < before.length; at += beforePortion) {
    await tx.treeImportBefore.createMany({ data: before.slice(at, at + beforePortion) })
  }
}

function kept(revision: number, record: RecordChange | null) {
  return { revision: revision + 1, record: record && { id: record.id, lines: record.before } }
}

async function writeRecord(tx: Transaction, record: RecordChange | null): Promise<void> {
  if (record) await tx.treeRecord.update({ where: { id: record.id }, data: { lines: record.after } })
}

/** The rows an import writes. New ones carry its id. */
export type ImportPlan = {
  people: (PersonData & { id: string })[]
  unions: (UnionData & { id: string })[]
  children: ChildData[]
  records: (RecordData & { id: string })[]
  changedPeople: { id: string; revision: number; before: PersonData; after: PersonData; record: RecordChange | null }[]
  changedUnions: { id: string; revision: number; before: UnionData; after: UnionData; record: RecordChange | null }[]
  /** Who of the file became who of the tree. */
  idOf: ReadonlyMap<string, string>
}

/** The lines of a kept record, before and after. */
export type RecordChange = { id: string; before: string; after: string }

const common = {
  /** The row's revision after the import: with another one, somebody has edited it since. */
  revision: z.number().int(),
  /** The kept record's lines, where the import changed them. */
  record: z.object({ id: z.uuid(), lines: z.string() }).nullable(),
}

/** A person or couple as it was before an import. Couples stand in the same column: ids do not meet. */
export const storedBefore = z.discriminatedUnion('table', [
  z.object({ table: z.literal('person'), row: personData, ...common }),
  z.object({ table: z.literal('union'), row: unionData, ...common }),
])
type StoredBefore = z.output<typeof storedBefore>
