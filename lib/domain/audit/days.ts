import 'server-only'
import { type LogCheck, type LogCheckView, logCheck } from '@/lib/domain/audit/schema'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { db, Prisma, type Transaction } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'

/** A service that was away catches up over some nights; a check reads a month at a time. */
const mostDays = 31

/** The entries of a day `d.day` and the digest over all that they say. */
const entriesOfDay = Prisma.sql`
  SELECT count(*)::int AS entries, sha256(coalesce(string_agg(sha256(convert_to(jsonb_build_array(
    e.id, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), e.command, e."actorKind", e."actorId",
    e."subjectType", e."subjectId", e.detail, e.session, e.device
  )::text, 'UTF8')), ''::bytea ORDER BY e.at, e.id), ''::bytea)) AS digest
  FROM "AuditEntry" e
  WHERE e.at >= d.day::timestamp AT TIME ZONE 'UTC' AND e.at < (d.day + 1)::timestamp AT TIME ZONE 'UTC'`

/** `day` as '2026-11-29'; `digest` in hexadecimal. */
export type SealedDay = { day: string; entries: number; digest: string }

/**
 * Takes the digest of each day that is over and has none, from the log's first entry on, at most of 31 days. By the
 * database's clock.
 */
export function sealDays(tx: Transaction): Promise<SealedDay[]> {
  return tx.$queryRaw<SealedDay[]>`
    WITH taken AS (
      INSERT INTO "AuditDay" (day, entries, digest)
      SELECT d.day, found.entries, found.digest
      FROM (
        SELECT each::date AS day FROM generate_series(
          coalesce((SELECT max(day) + 1 FROM "AuditDay"), (SELECT (min(at) AT TIME ZONE 'UTC')::date FROM "AuditEntry")),
          (now() AT TIME ZONE 'UTC')::date - 1, interval '1 day') each
        LIMIT ${mostDays}
      ) d CROSS JOIN LATERAL (${entriesOfDay}) found
      ON CONFLICT (day) DO NOTHING RETURNING *
    )
    SELECT day::text, entries, encode(digest, 'hex') AS digest FROM taken ORDER BY day`
}

/**
 * Holds each day's entries against the digest taken of them. Days whose entries may be past their retention are left
 * out, with a day of slack for the nightly clean-up.
 */
export async function checkDays(now = new Date()): Promise<LogCheck> {
  const sum: LogCheck = { days: 0, entries: 0, changed: 0, missing: 0, firstBroken: null }
  let after = new Date(timeIsOver('auditEntry', now).lt.getTime() + dayMs).toISOString().slice(0, 10)
  for (let isFirst = true; ; isFirst = false) {
    const days = await db.$queryRaw<Array<{ day: string; entries: number; isSame: boolean; skipped: number }>>`
      SELECT d.day::text, found.entries, found.digest = d.digest AND found.entries = d.entries AS "isSame",
        d.day - lag(d.day, 1, ${after}::date) OVER (ORDER BY d.day) - 1 AS skipped
      FROM (SELECT * FROM "AuditDay" WHERE day > ${after}::date ORDER BY day LIMIT ${mostDays}) d
      CROSS JOIN LATERAL (${entriesOfDay}) found
      ORDER BY d.day`
    for (const [n, { day, entries, isSame, skipped }] of days.entries()) {
      const isBegun = !isFirst || n > 0
      sum.days += 1
      sum.entries += entries
      if (!isSame) sum.changed += 1
      if (isBegun) sum.missing += skipped
      if (!isSame || (isBegun && skipped > 0)) sum.firstBroken ??= day
    }
    const last = days.at(-1)
    if (!last || days.length < mostDays) return sum
    after = last.day
  }
}

/** The newest check; null when there was none. It is an entry of the log itself. */
export async function findLastCheck(): Promise<LogCheckView | null> {
  const entry = await db.auditEntry.findFirst({
    where: { command: 'audit.check-log' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { at: true, detail: true },
  })
  const parsed = logCheck.safeParse(entry?.detail)
  return entry && parsed.success ? { ...parsed.data, at: entry.at.toISOString() } : null
}
