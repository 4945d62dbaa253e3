import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { removePaperJob } from '@/lib/domain/proof-sheets/jobs'
import { db, type Transaction } from '@/lib/server/db'
import { deleteInPortions } from '@/lib/server/delete-in-portions'
import { enqueue } from '@/lib/server/jobs'
import { lockRows, withIds } from '@/lib/server/lock-rows'
import type { PersonalData } from '@/lib/server/personal-data'

export const proofSheetPersonalData = {
  signedBy: { ProofSheet: ['createdById', 'sentById'] },
  tidy: async (now) => {
    await deleteOldSheets(timeIsOver('openProofSheet', now).lt)
    await forgetAddresses(timeIsOver('approvedSheetAddress', now).lt)
  },
  files: ['proof-sheets/'],
} satisfies PersonalData

/**
 * Empties the family's mail address on sheets approved before this time, once no piece of theirs is still in the workshop
 * or was shipped later. Until then the family may have something to be told or asked. Returns how many.
 */
async function forgetAddresses(before: Date): Promise<number> {
  const { count } = await db.proofSheet.updateMany({
    where: {
      status: 'approved',
      answeredAt: { lt: before },
      familyEmail: { not: '' },
      pieces: {
        none: { OR: [{ state: { notIn: ['shipped', 'cancelled'] } }, { batch: { shippedAt: { gte: before } } }] },
      },
    },
    data: { familyEmail: '' },
  })
  return count
}

/**
 * Deletes sheets created before this time that were never approved and have no pieces, together with their PDFs, in
 * batches. Returns how many.
 */
function deleteOldSheets(before: Date): Promise<number> {
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
