import 'server-only'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'

/**
 * Locks a page until the transaction ends, so that concurrent writes are serialised. Lock it before any row that
 * belongs to it, or transactions with different lock orders can deadlock. Throws NOT_FOUND.
 */
export async function lockMemorial(tx: Transaction, memorialId: string): Promise<void> {
  if (!(await lockRow(tx, 'Memorial', memorialId, 'no-key-update'))) throw new DomainError('NOT_FOUND')
}

/**
 * Records an edit of a page outside the memorial's own row: updates lastmod in the sitemap. Not for visitors' posts:
 * every candle would write to the memorial's row, on which all of them would contend.
 */
export async function pageEdited({ tx }: Pick<RunContext, 'tx'>, memorialId: string): Promise<void> {
  await tx.memorial.update({ where: { id: memorialId }, data: { updatedAt: new Date() }, select: { id: true } })
}
