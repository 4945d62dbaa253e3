import 'server-only'
import { pool } from '@/lib/server/db'
import { releaseName } from '@/lib/server/telemetry/release'

/**
 * The pages that must stand in the published tree and whose copy is missing or older than they are, since before a moment;
 * copies with a problem of their own are not among them. `since`: when the first began to wait.
 */
export async function countWaiting(before: Date): Promise<{ count: number; since: Date | null }> {
  const { rows } = await pool.query<{ count: number; since: Date | null }>(waitingSql, [before])
  return rows[0] ?? { count: 0, since: null }
}

/** `PageVersion.needsCopy` is set by triggers. `$1`: the moment. */
export const waitingSql = `
  SELECT count(*)::int AS count, min(v."changedAt") AS since
  FROM "PageVersion" v LEFT JOIN "PublishedPage" p ON p."memorialId" = v."memorialId"
  WHERE v."needsCopy" AND v."changedAt" < $1 AND p.problem IS NULL`

/** The open pages to which a code leads whose copy is missing or not of today, those that changed last first. */
export async function findUnpublished(limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ memorialId: string }>(unpublishedSql, [releaseName, limit])
  return rows.map(({ memorialId }) => memorialId)
}

const copiesWhere = (condition: string) => `(SELECT "memorialId" FROM "PublishedPage" WHERE ${condition} LIMIT $2)`

/** `$1`: this release; `$2`: how many of each kind at most, since after an update all copies are of another release. */
export const unpublishedSql = `
  SELECT v."memorialId" FROM (
    (SELECT "memorialId" FROM "PageVersion" WHERE "needsCopy" ORDER BY "changedAt" DESC LIMIT $2)
    UNION ${copiesWhere('"trueUntil" <= now()')}
    UNION ${copiesWhere('release < $1')} UNION ${copiesWhere('release > $1')}
  ) AS found JOIN "PageVersion" v USING ("memorialId") ORDER BY v."changedAt" DESC LIMIT $2`
