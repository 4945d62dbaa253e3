import { randomUUID } from 'node:crypto'
import { processMediaJob } from '@/lib/domain/media/uploads/jobs'
import { db } from '@/lib/server/db'
import { readyQueues } from '@/lib/server/jobs'

/** A job that ended its process twice, an hour ago. */
export async function createSetAsideJob(more: Record<string, string> = {}) {
  // Its queue must exist.
  await readyQueues([processMediaJob])
  const payload = { mediaId: randomUUID(), ...more }
  const hourAgo = new Date(Date.now() - 3600_000)
  const { id, queue } = await db.setAsideJob.create({
    data: { id: randomUUID(), queue: processMediaJob.name, payload, unended: 2, firstAt: hourAgo, lastAt: hourAgo },
  })
  return { id, queue, payload }
}
