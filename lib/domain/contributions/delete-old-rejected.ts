import 'server-only'
import { removePictures } from '@/lib/domain/media/pictures/remove-pictures'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { deleteInPortions } from '@/lib/server/delete-in-portions'
import { enqueue } from '@/lib/server/jobs'

/** Deletes, in batches, the posts that a family rejected before this moment, with their pictures. Returns how many. */
export function deleteOldRejected(before: Date): Promise<number> {
  return deleteInPortions((tx, atMost) => deleteSome(tx, before, atMost))
}

async function deleteSome(tx: Transaction, before: Date, atMost: number): Promise<number> {
  const rows = await tx.contribution.findMany({
    where: { status: 'rejected', decidedAt: { lt: before } },
    orderBy: { id: 'asc' },
    take: atMost,
    select: { id: true },
  })
  const later: RunContext['enqueue'] = (job, payload) => enqueue(tx, job, payload)
  for (const { id } of rows) await removePictures({ tx, enqueue: later }, { contributionId: id })
  await tx.contribution.deleteMany({ where: { id: { in: rows.map(({ id }) => id) }, status: 'rejected' } })
  return rows.length
}
