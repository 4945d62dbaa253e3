import 'server-only'
import { readCursor } from '@/lib/domain/contributions/read-cursor'
import { DomainError } from '@/lib/server/errors'

/** An opaque position in a list ordered by time and id, both descending. */
export function encodeCursor({ createdAt, id }: { createdAt: Date; id: string }): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

/**
 * The condition for rows after the cursor, written so that PostgreSQL starts the index scan there. Throws INVALID_INPUT
 * for an invalid cursor.
 */
export function after(cursor: string | undefined) {
  if (!cursor) return {}
  const place = readCursor(cursor)
  if (!place) throw new DomainError('INVALID_INPUT')
  const { createdAt, id } = place
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }] }
}
