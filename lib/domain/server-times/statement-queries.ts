import 'server-only'
import { z } from 'zod'
import { canSeeServerTimes } from '@/lib/domain/server-times/policy'
import type { SlowStatement } from '@/lib/domain/server-times/schema'
import { db } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import { defineRead } from '@/lib/server/read'

/** What PostgreSQL counts of our own statements, most time first; null where pg_stat_statements is not switched on. */
export const getSlowStatements = defineRead({
  name: 'server-times.get-slow-statements',
  session: 'required',
  input: z.object({}),
  authorize: canSeeServerTimes,
  run: findSlowStatements,
})

async function findSlowStatements(): Promise<{ statements: SlowStatement[] | null }> {
  const [view] = await db.$queryRaw<Array<{ isThere: boolean }>>`
    SELECT to_regclass('pg_stat_statements') IS NOT NULL AS "isThere"`
  if (!view?.isThere) return { statements: null }
  try {
    // Only statements whose values PostgreSQL replaces by $1, $2; commands such as SET keep theirs.
    const statements = await db.$queryRaw<SlowStatement[]>`
      SELECT left(query, 300) AS text, calls::int AS calls, mean_exec_time AS "meanMs", max_exec_time AS "maxMs",
        total_exec_time AS "totalMs"
      FROM pg_stat_statements
      WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND userid = (SELECT oid FROM pg_roles WHERE rolname = current_user)
        AND query ~* '^\\s*(select|insert|update|delete|with)\\M'
      ORDER BY total_exec_time DESC LIMIT 20`
    return { statements }
  } catch (error) {
    // The extension is there, but the server does not load it.
    log.debug({ err: error }, 'pg_stat_statements')
    return { statements: null }
  }
}
