import 'server-only'
import { DomainError } from '@/lib/server/errors'

type Position = { createdAt: Date; id: string }

const wanted = /^(\d{1,13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The place in a list that is ordered by time and id, both descending, as an opaque text. */
export function encodeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

/** Whether a cursor names a place. */
export function isCursor(cursor: string): boolean {
  return wanted.test(Buffer.from(cursor, 'base64url').toString())
}

/** The place that a cursor names. Throws INVALID_INPUT when it is not one of ours. */
function decodeCursor(cursor: string): Position {
  const [, time, id] = wanted.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!time || !id) throw new DomainError('INVALID_INPUT')
  return { createdAt: new Date(Number(time)), id }
}

/** Everything after that place, worded so that PostgreSQL begins reading the index right there. */
export function after(cursor: string | undefined) {
  if (!cursor) return {}
  const { createdAt, id } = decodeCursor(cursor)
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }] }
}
