import 'server-only'
import { Prisma } from '@/lib/server/db'

/** PostgreSQL's codes for a serialisation failure and a deadlock. */
const conflicts: readonly unknown[] = ['40001', '40P01']

/**
 * Whether PostgreSQL gave up this transaction because of another one; the same again may succeed. A raw query, such as
 * a lock, reports it as P2010 with the cause inside, any other query as P2034.
 */
export function isWriteConflict(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  return error.code === 'P2034' || (error.code === 'P2010' && conflicts.includes(originalCode(error.meta)))
}

/** Whether no connection was free for a transaction in time. Nothing was begun. */
export function isPoolExhausted(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  // P2028 is also a transaction that ran out of time.
  return error.code === 'P2028' && error.message.includes('Unable to start a transaction')
}

function originalCode(meta: unknown): unknown {
  return inside(inside(inside(meta, 'driverAdapterError'), 'cause'), 'originalCode')
}

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
