import 'server-only'
import { requireReader } from '@/lib/domain/packages/queries'
import type { StateFigure } from '@/lib/domain/packages/schema'
import { type QrCodeState, qrCodeStates } from '@/lib/domain/qr-codes/schema'
import { db, Prisma } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'

/** Counted one by one up to here; a house with more codes does not miss the units. */
export const mostCounted = 10_000

/**
 * How many codes are in each state. Exact up to ten thousand; above it what the database's statistics say, so that the
 * page costs the same in a house with a million codes (docs/decisions/038). Throws UNAUTHENTICATED or FORBIDDEN.
 */
export async function listStateFigures(actor: Actor): Promise<StateFigure[]> {
  requireReader(actor)
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
