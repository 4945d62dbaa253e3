import 'server-only'
import { type Database, db } from '@/lib/server/db'

/**
 * The latest replacement of each of these codes, by id: replacements can be replaced in turn. Codes that were never
 * replaced are left out.
 */
export async function listSuccessors(ids: string[], database: Database = db): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database.$queryRaw<Array<{ id: string; code: string }>>`
    WITH RECURSIVE chain AS (
      SELECT id, "replacedById" AS next FROM "QrCode" WHERE id = ANY(${ids}::uuid[]) AND "replacedById" IS NOT NULL
      UNION ALL
      SELECT chain.id, newer."replacedById" FROM chain JOIN "QrCode" newer ON newer.id = chain.next
      WHERE newer."replacedById" IS NOT NULL)
    SELECT chain.id, last.code FROM chain JOIN "QrCode" last ON last.id = chain.next WHERE last."replacedById" IS NULL`
  return new Map(rows.map(({ id, code }) => [id, code]))
}
