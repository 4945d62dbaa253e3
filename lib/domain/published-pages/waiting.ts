import 'server-only'
import { db, Prisma } from '@/lib/server/db'

/**
 * SQL about a `v` of "PageVersion" and its `p` of "PublishedPage": the copy is missing or older than its page. The version of
 * a copy begins with the page's own; only pages beside another on a stone, which are few, need the function.
 */
export const isBehind = `(p."memorialId" IS NULL OR p.version NOT LIKE v.version || '.%'
  OR v."memorialId" IN (
    SELECT l."memorialId" FROM "QrLink" l JOIN "QrLink" other USING ("qrCodeId") WHERE other.id <> l.id
  ) AND p.version <> published_version(v."memorialId"))`

/**
 * The pages that must stand in the published tree and whose copy is missing or older than they are, since before a moment;
 * copies with a problem of their own are not among them. `since`: when the first began to wait.
 */
export async function countWaiting(before: Date): Promise<{ count: number; since: Date | null }> {
  // In this order: where a page must stand is asked of the few that are behind.
  const [row] = await db.$queryRaw<Array<{ count: number; since: Date | null }>>`
    SELECT count(*)::int AS count, min(v."changedAt") AS since
    FROM "PageVersion" v LEFT JOIN "PublishedPage" p ON p."memorialId" = v."memorialId"
    WHERE v."changedAt" < ${before} AND p.problem IS NULL
      AND EXISTS (SELECT 1 FROM "QrLink" l WHERE l."memorialId" = v."memorialId")
      AND CASE WHEN ${Prisma.raw(isBehind)} THEN published_places(v."memorialId") <> '{}' ELSE false END`
  return row ?? { count: 0, since: null }
}
