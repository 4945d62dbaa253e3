import 'server-only'
import { MemorialError } from '@/lib/domain/memorials/errors'
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

/** Hides a page from visitors until an administrator brings it back. Throws NOT_FOUND or ALREADY_HIDDEN. */
export async function hidePage(context: RunContext, memorialId: string, reason: string): Promise<void> {
  await lockMemorial(context.tx, memorialId)
  const { count } = await context.tx.memorial.updateMany({
    where: { id: memorialId, hiddenAt: null },
    data: { hiddenAt: new Date(), hiddenReason: reason },
  })
  if (count === 0) throw new MemorialError('ALREADY_HIDDEN')
  await pageEdited(context, memorialId)
}

/** Shows a page again with the visibility its family chose. Throws NOT_FOUND or NOT_HIDDEN. */
export async function bringBackPage(context: RunContext, memorialId: string): Promise<void> {
  await lockMemorial(context.tx, memorialId)
  const { count } = await context.tx.memorial.updateMany({
    where: { id: memorialId, hiddenAt: { not: null } },
    data: { hiddenAt: null, hiddenReason: null },
  })
  if (count === 0) throw new MemorialError('NOT_HIDDEN')
  await pageEdited(context, memorialId)
}
