import 'server-only'
import { checkSome } from '@/lib/domain/published-pages/check-tree'
import { noteCheck } from '@/lib/domain/published-pages/commands/note-check'
import { type CheckPosition, checkPosition } from '@/lib/domain/published-pages/schema'
import { countWaiting } from '@/lib/domain/published-pages/waiting'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineJob, enqueue, type JobQueue } from '@/lib/server/jobs'

const queue: JobQueue<CheckPosition> = {
  name: 'check-published-tree',
  payload: checkPosition,
  cron: '13 5 * * *',
  keyOf: ({ part, cursor }) => `${part} ${cursor}`,
  retryLimit: 3,
  retryDelaySeconds: 600,
}
// A fifth of what a job may take.
const forMs = 60_000

/**
 * Nightly, after the other work of the night, in as many jobs as it takes. Reading every file is for
 * `npm run archive -- verify`.
 */
export const checkTreeJob = defineJob({
  ...queue,
  handle: async (from) => {
    const { part, cursor, ...counts } = await checkSome(from, { repair: true, readAll: false, forMs })
    if (part !== 'none') return enqueue(db, queue, { part, cursor, ...counts })
    const { count: waiting } = await countWaiting(new Date())
    await execute(noteCheck, worker, { ...counts, waiting })
  },
})
