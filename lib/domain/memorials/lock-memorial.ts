import 'server-only'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Holds a page until the transaction ends, so that two who write on it follow each other. Take it before any row that
 * belongs to the page: who held a picture first and the page later would wait for who does it the other way round.
 * Throws NOT_FOUND when the page is gone.
 */
export async function lockMemorial(tx: Transaction, memorialId: string): Promise<void> {
  // Not FOR UPDATE: that would hold up visitors whose candles point to the same row.
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Memorial" WHERE id = ${memorialId}::uuid FOR NO KEY UPDATE`
  if (rows.length === 0) throw new DomainError('NOT_FOUND')
}
