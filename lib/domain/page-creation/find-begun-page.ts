import 'server-only'
import { createHash } from 'node:crypto'
import { memorialView, memorialViewColumns } from '@/lib/domain/memorials/memorial-row'
import type { MemorialView } from '@/lib/domain/memorials/schema'
import type { RunContext } from '@/lib/server/command'

/** The stored key of a beginning, per account: 43 characters. */
export function beginningOf(userId: string, key: string): string {
  return createHash('sha256').update(`${userId} ${key.toLowerCase()}`).digest('base64url')
}

/**
 * The page that an earlier request with this beginning made; null on the first request, or when the caller may no
 * longer edit it. Concurrent requests wait here for the first. The page is not updated: this request's input may be
 * older.
 */
export async function findBegunPage(
  context: RunContext,
  userId: string,
  beginning: string,
): Promise<MemorialView | null> {
  const { tx } = context
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`beginning ${beginning}`}, 0))`
  const row = await tx.memorial.findUnique({ where: { beginning }, select: { id: true } })
  if (!row) return null
  const isWriter = await tx.memorialMember.count({
    where: { memorialId: row.id, userId, role: { in: ['owner', 'editor'] } },
  })
  if (!isWriter) {
    await tx.memorial.update({ where: { id: row.id }, data: { beginning: null } })
    return null
  }
  context.about({ type: 'memorial', id: row.id, detail: { again: true } })
  return memorialView(await tx.memorial.findUniqueOrThrow({ where: { id: row.id }, select: memorialViewColumns }))
}
