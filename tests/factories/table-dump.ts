import { db } from '@/lib/server/db'

/** Every row of the product's tables, as JSON: table → rows. Technical counters are left out. */
export type TableDump = Map<string, Set<string>>

const machinery = ['_prisma_migrations', 'rate_limit', 'SpentChallenge', 'FormDraft']

export async function dumpTables(except: readonly string[] = []): Promise<TableDump> {
  const tables = await db.$queryRaw<Array<{ name: string }>>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`
  const dump: TableDump = new Map()
  for (const { name } of tables) {
    if (machinery.includes(name) || except.includes(name)) continue
    const rows = await db.$queryRawUnsafe<Array<{ row: string }>>(
      `SELECT row_to_json(t)::text AS "row" FROM "${name}" t`,
    )
    dump.set(name, new Set(rows.map(({ row }) => row)))
  }
  return dump
}

/** The rows that contain any of these texts, as 'Table: row', in a fixed order. */
export function rowsAbout(dump: TableDump, marks: readonly string[]): string[] {
  return [...dump]
    .flatMap(([table, rows]) => [...rows].map((row) => `${table}: ${row}`))
    .filter((line) => marks.some((mark) => line.includes(mark)))
    .sort()
}
