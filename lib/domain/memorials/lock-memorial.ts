import 'server-only'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'

/**
 * Locks a page until the transaction ends, so that two who write on it follow each other. Lock it before any row that
 * belongs to the page: two who lock a page and its picture in different orders could wait for each other for ever.
 * Throws NOT_FOUND when the page is gone.
 */
export async function lockMemorial(tx: Transaction, memorialId: string): Promise<void> {
  if (!(await lockRow(tx, 'Memorial', memorialId, 'no-key-update'))) throw new DomainError('NOT_FOUND')
}
