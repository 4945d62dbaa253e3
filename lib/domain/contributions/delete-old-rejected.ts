import 'server-only'
import { removePictures } from '@/lib/domain/media/remove-pictures'
import type { RunContext } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'

const together = 200

/**
 * Deletes the posts that a family rejected before this moment, with their pictures, some at a time; posts that wait or
 * were taken back are none. Returns how many.
 */
export async function deleteOldRejected(before: Date): Promise<number> {
  let deleted = 0
  for (;;) {
    const count = await db.$transaction((tx) => deleteSome(tx, before))
    deleted += count
    if (count < together) return deleted
  }
}

async function deleteSome(tx: Transaction, before: Date): Promise<number> {
  const rows = await tx.contribution.findMany({
    where: { status: 'rejected', decidedAt: { lt: before } },
    orderBy: { id: 'asc' },
    take: together,
    select: { id: true },
  })
  const later: RunContext['enqueue'] = (job, payload) => enqueue(tx, job, payload)
  for (const { id } of rows) await removePictures({ tx, enqueue: later }, { contributionId: id })
  await tx.contribution.deleteMany({ where: { id: { in: rows.map(({ id }) => id) }, status: 'rejected' } })
  return rows.length
}
