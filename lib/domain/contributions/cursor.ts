import 'server-only'
import { readCursor } from '@/lib/domain/contributions/read-cursor'
import { DomainError } from '@/lib/server/errors'

/** The place in a list that is ordered by time and id, both descending, as an opaque text. */
export function encodeCursor({ createdAt, id }: { createdAt: Date; id: string }): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

/**
 * Everything after that place, worded so that PostgreSQL begins reading the index right there. Throws INVALID_INPUT when
 * the cursor is not one of ours.
 */
export function after(cursor: string | undefined) {
  if (!cursor) return {}
  const place = readCursor(cursor)
  if (!place) throw new DomainError('INVALID_INPUT')
  const { createdAt, id } = place
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }] }
}
