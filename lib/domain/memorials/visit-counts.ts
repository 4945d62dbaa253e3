import 'server-only'
import { db } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import { processGlobals, type Visits } from '@/lib/server/process-globals.mjs'

const everyMs = 5000
const uuidPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Adds visits to their pages' daily counts, in one statement. Ignores keys that belong to no page. */
export async function keepVisits(rows: Visits[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "MemorialVisitDay" ("memorialId", day, source, count)
    SELECT page.id, seen.day, seen.source::"VisitSource", sum(seen.count)
    FROM unnest(
      ${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ source }) => source)}::text[],
      ${rows.map(({ count }) => count)}::int[]
    ) AS seen(key, day, source, count)
    LEFT JOIN "MemorialSlug" alias ON alias.slug = seen.key
    JOIN "Memorial" page
      ON page.id = COALESCE(alias."memorialId", CASE WHEN seen.key ~ ${uuidPattern} THEN seen.key::uuid END)
    GROUP BY page.id, seen.day, seen.source
    ORDER BY page.id
    ON CONFLICT ("memorialId", day, source) DO UPDATE SET count = "MemorialVisitDay".count + excluded.count`
}

/**
 * Stores the HTTP server's counts (scripts/server/visit-counter.mjs) every five seconds and before exit. Called once at
 * process start; does nothing without that server. Counts that cannot be written are dropped.
 */
export function startKeepingVisits(): void {
  const timer = setInterval(flush, everyMs)
  timer.unref()
  processGlobals.beforeExit.add(flush)
}

async function flush(): Promise<void> {
  const rows = processGlobals.visits?.take() ?? []
  if (rows.length === 0) return
  await keepVisits(rows).catch((error) => log.warn({ err: error, rows: rows.length }, 'keeping visits'))
}
