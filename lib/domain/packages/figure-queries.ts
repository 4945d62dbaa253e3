import 'server-only'
import { z } from 'zod'
import { canReadPackages, isRunningLow, lastOfPackage } from '@/lib/domain/packages/policy'
import type { LowPackageView, StateFigure } from '@/lib/domain/packages/schema'
import { freeStates } from '@/lib/domain/qr-codes/policy'
import { type QrCodeState, qrCodeStates } from '@/lib/domain/qr-codes/schema'
import { db, Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

/** Counted one by one up to here; above this, an estimate suffices. */
export const mostCounted = 10_000
// Of packages that run low: older ones have been seen often enough.
const newest = 25

/**
 * How many codes are in each state. Exact up to ten thousand; above it what the database's statistics say, so that the
 * page costs the same in a house with a million codes (docs/decisions/038).
 */
export const listStateFigures = defineRead({
  name: 'packages.list-state-figures',
  session: 'required',
  input: z.object({}),
  authorize: canReadPackages,
  run: countStates,
})

async function countStates(): Promise<StateFigure[]> {
  const counts = Prisma.join(
    qrCodeStates.map((state) => {
      const some = Prisma.sql`SELECT 1 FROM "QrCode" WHERE state = ${state}::"QrCodeState" LIMIT ${mostCounted + 1}`
      return Prisma.sql`SELECT ${state} AS state, (SELECT count(*) FROM (${some}) AS counted)::int AS count`
    }),
    ' UNION ALL ',
  )
  const rows = await db.$queryRaw<Array<{ state: QrCodeState; count: number }>>`${counts}`
  return Promise.all(
    rows.map(async ({ state, count }) =>
      count > mostCounted
        ? { state, count: Math.max(mostCounted, await estimate(state)), isEstimate: true }
        : { state, count, isEstimate: false },
    ),
  )
}

/** What the planner expects, from the statistics of the last ANALYZE and the table's present size. */
async function estimate(state: QrCodeState): Promise<number> {
  // A literal instead of a parameter: EXPLAIN of a parameter would know nothing of the state. It is one of our own words.
  const plan = await db.$queryRawUnsafe<Array<{ 'QUERY PLAN': Array<{ Plan: { 'Plan Rows': number } }> }>>(
    `EXPLAIN (FORMAT JSON) SELECT 1 FROM "QrCode" WHERE state = '${state}'`,
  )
  const rows = plan[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
  return Math.round(rows / 1000) * 1000
}

/**
 * Those of the newest packages whose last tenth is being used. Of each only so many codes are counted as make the
 * difference: the page costs the same however large the packages are.
 */
export const listLowPackages = defineRead({
  name: 'packages.list-low-packages',
  session: 'required',
  input: z.object({}),
  authorize: canReadPackages,
  run: readLowPackages,
})

async function readLowPackages(): Promise<LowPackageView[]> {
  const packages = await db.qrPackage.findMany({
    where: { state: 'ready' },
    orderBy: { id: 'desc' },
    take: newest,
    select: { id: true, number: true, name: true, count: true },
  })
  if (packages.length === 0) return []
  const free = Prisma.join(freeStates.map((state) => Prisma.sql`${state}::"QrCodeState"`))
  const rows = await db.$queryRaw<Array<{ id: string; free: number }>>`
    SELECT wanted.id, (SELECT count(*)::int FROM (
      SELECT 1 FROM "QrCode" WHERE "packageId" = wanted.id AND state IN (${free}) LIMIT wanted.most + 1) AS counted) AS free
    FROM unnest(${packages.map(({ id }) => id)}::uuid[], ${packages.map(({ count }) => lastOfPackage(count))}::int[])
      AS wanted (id, most)`
  const freeIn = new Map(rows.map((row) => [row.id, row.free]))
  return packages.map((row) => ({ ...row, free: freeIn.get(row.id) ?? 0 })).filter(isRunningLow)
}
