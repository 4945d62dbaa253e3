import 'server-only'
import { z } from 'zod'
import { failExport, failureOf, makeExportTurn, withExportLock } from '@/lib/domain/exports/make-export-turn'
import { tidyExports } from '@/lib/domain/exports/tidy-exports'
import { db } from '@/lib/server/db'
import { defineJob, enqueue, startQueue } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'

const triesInAll = 4
const pauseMs = 5000

/**
 * Makes and proves files for one turn and queues itself for the rest, so a small export never waits long behind a large
 * one. Results are written row by row: after a restart it resumes where it stopped.
 */
export const makeExportJob = defineJob({
  name: 'make-export',
  payload: z.object({ exportId: z.uuid(), attempt: z.number().int() }),
  retryLimit: 3,
  handle: async ({ exportId, attempt }) => {
    try {
      const outcome = await makeExportTurn(exportId)
      if (outcome === 'more') await again({ exportId, attempt: 1 })
      // Another turn is about to end: resuming a stopped export or releasing a file takes effect in seconds, not a
      // minute.
      if (outcome === 'busy') await again({ exportId, attempt }, new Date(Date.now() + pauseMs))
    } catch (error) {
      log.warn({ err: error, exportId, attempt }, 'export turn')
      if (attempt >= triesInAll) await failExport(exportId, failureOf(error))
      else await again({ exportId, attempt: attempt + 1 }, new Date(Date.now() + attempt * pauseMs))
    }
  },
})

/** Every minute: resumes exports whose process was killed. */
export const resumeExportsJob = defineJob({
  name: 'resume-exports',
  payload: z.object({}),
  cron: '* * * * *',
  handle: async () => {
    for (const exportId of await listForgottenExports(makeExportJob.name)) await again({ exportId, attempt: 1 })
  },
})

/** Nightly: deletes expired files. */
export const tidyExportsJob = defineJob({
  name: 'tidy-exports',
  isIrreversible: true,
  payload: z.object({}),
  cron: '37 3 * * *',
  handle: () => tidyExports(),
})

function again(payload: { exportId: string; attempt: number }, startAfter?: Date): Promise<void> {
  return enqueue(db, makeExportJob, payload, startAfter ? { startAfter } : {})
}

/** Unfinished exports that are neither locked nor queued: their process ended in the middle of a turn. */
export async function listForgottenExports(jobName: string): Promise<string[]> {
  const unfinished = await db.artworkExport.findMany({
    where: { status: { in: ['queued', 'working'] } },
    select: { id: true },
  })
  if (unfinished.length === 0) return []
  const boss = await startQueue({ work: false })
  const forgotten: string[] = []
  for (const { id } of unfinished) {
    const waiting = await boss.findJobs(jobName, { data: { exportId: id }, queued: true })
    if (waiting.length > 0) continue
    if (await withExportLock(id, async () => true)) forgotten.push(id)
  }
  return forgotten
}
