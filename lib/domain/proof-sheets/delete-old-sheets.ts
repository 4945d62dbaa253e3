import 'server-only'
import { removePaperJob } from '@/lib/domain/proof-sheets/jobs'
import type { Transaction } from '@/lib/server/db'
import { deleteInPortions } from '@/lib/server/delete-in-portions'
import { enqueue } from '@/lib/server/jobs'
import { lockRows, withIds } from '@/lib/server/lock-rows'

/**
 * Deletes sheets created before this time that were never approved and have no pieces, together with their PDFs, in
 * batches. Returns how many.
 */
export function deleteOldSheets(before: Date): Promise<number> {
  return deleteInPortions((tx, atMost) => deleteSome(tx, before, atMost))
}

async function deleteSome(tx: Transaction, before: Date, atMost: number): Promise<number> {
  const isOver = { status: { not: 'approved' }, createdAt: { lt: before }, pieces: { none: {} } } as const
  const found = await tx.proofSheet.findMany({
    where: isOver,
    orderBy: { id: 'asc' },
    take: atMost,
    select: { id: true },
  })
  const ids = found.map(({ id }) => id)
  // Locked so that none is approved or sent during the delete.
  await lockRows(tx, 'ProofSheet', withIds(ids))
  const rows = await tx.proofSheet.findMany({
    where: { ...isOver, id: { in: ids } },
    select: { id: true, storageKey: true },
  })
  await tx.proofSheet.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } })
  for (const { storageKey } of rows) if (storageKey) await enqueue(tx, removePaperJob, { storageKey })
  return found.length
}
