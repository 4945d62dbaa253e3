import 'server-only'
import { db } from '@/lib/server/db'

/**
 * The pages that must stand in the published tree and whose copy is missing or older than they are, since before a moment;
 * copies with a problem of their own are not among them. `since`: when the first began to wait.
 */
export async function countWaiting(before: Date): Promise<{ count: number; since: Date | null }> {
  const [row] = await db.$queryRaw<Array<{ count: number; since: Date | null }>>`
    SELECT count(*)::int AS count, min(v."changedAt") AS since
    FROM "PageVersion" v LEFT JOIN "PublishedPage" p ON p."memorialId" = v."memorialId"
    WHERE v."changedAt" < ${before} AND p.problem IS NULL AND (p."memorialId" IS NULL OR p.version <> published_version(v."memorialId"))
      AND EXISTS (SELECT 1 FROM "QrLink" l WHERE l."memorialId" = v."memorialId")
      AND published_places(v."memorialId") <> '{}'`
  return row ?? { count: 0, since: null }
}
