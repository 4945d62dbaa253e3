import 'server-only'
import type { Transaction } from '@/lib/server/db'
import type { DiskSpace } from '@/lib/server/disk-space'
import { danishDay } from '@/lib/shared/danish-time'

/** A Danish day as PostgreSQL's date. */
export const dayOf = (moment: Date) => new Date(danishDay(moment))

export type Size = { name: string; bytes: number; count: number | null }

/** Days that are stored. The same as in docs/operations.md. */
const keptDays = 400

/** Writes today's size of each table with its indexes; the queue's tables are one. Rows are PostgreSQL's own estimate. */
export async function storeTableSizes(tx: Transaction, now: Date): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "StorageDay" (day, kind, name, bytes, count)
    SELECT ${danishDay(now)}::date, 'table', left(name, 63), sum(bytes)::bigint,
      CASE WHEN bool_and(tuples >= 0) THEN sum(tuples)::bigint END
    FROM (
      SELECT CASE WHEN n.nspname = 'pgboss' THEN 'pgboss' ELSE c.relname::text END AS name,
        pg_total_relation_size(c.oid) AS bytes, c.reltuples AS tuples
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND n.nspname IN (current_schema(), 'pgboss')
    ) tables GROUP BY name ORDER BY name
    ON CONFLICT (day, kind, name) DO UPDATE SET bytes = excluded.bytes, count = excluded.count`
}

/** Writes today's sizes of a kind, over those of earlier today. */
export async function storeSizes(tx: Transaction, now: Date, kind: string, sizes: readonly Size[]): Promise<void> {
  const day = dayOf(now)
  await tx.storageDay.deleteMany({ where: { day, kind } })
  const rows = sizes.map(({ name, bytes, count }) => ({ day, kind, name: name.slice(0, 63), bytes, count }))
  // Two processes measure the same at the same moment: either is right.
  await tx.storageDay.createMany({ data: rows, skipDuplicates: true })
}

export async function storeDisk(tx: Transaction, now: Date, { total, free }: DiskSpace): Promise<void> {
  await storeSizes(tx, now, 'disk', [
    { name: 'total', bytes: total, count: null },
    { name: 'free', bytes: free, count: null },
  ])
}

export async function deleteOldSizes(tx: Transaction, now: Date): Promise<void> {
  await tx.storageDay.deleteMany({ where: { day: { lt: new Date(now.getTime() - keptDays * 24 * 3600_000) } } })
}
