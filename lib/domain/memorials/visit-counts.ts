import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/server/db'
import { log } from '@/lib/server/log'

const visits = z.array(
  z.object({
    key: z.string().max(100),
    day: z.iso.date(),
    source: z.enum(['qr', 'link']),
    // Negative where a scan is taken out of the links.
    count: z.int(),
  }),
)
export type Visits = z.infer<typeof visits>

const everyMs = 5000
const uuidPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Adds visits to the days of their pages; keys that are no page's are left out. One statement, whatever the number. */
export async function keepVisits(rows: Visits): Promise<void> {
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
 * Keeps, every few seconds and at the end, what the HTTP server has counted (scripts/server/visit-counter.mjs). Called
 * once when a process starts; does nothing where no such server counts. What cannot be written is lost: it is a count.
 */
export function startKeepingVisits(): void {
  const timer = setInterval(flush, everyMs)
  timer.unref()
  const beforeExit: unknown = Reflect.get(globalThis, Symbol.for('mindelund.beforeExit'))
  if (beforeExit instanceof Set) beforeExit.add(flush)
}

async function flush(): Promise<void> {
  const counter: unknown = Reflect.get(globalThis, Symbol.for('mindelund.visits'))
  if (typeof counter !== 'object' || counter === null || !('take' in counter)) return
  if (typeof counter.take !== 'function') return
  const rows = visits.parse(counter.take())
  if (rows.length === 0) return
  await keepVisits(rows).catch((error) => log.warn({ err: error, rows: rows.length }, 'keeping visits'))
}
