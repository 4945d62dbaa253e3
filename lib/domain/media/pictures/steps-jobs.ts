import 'server-only'
import { z } from 'zod'
import { makeSteps } from '@/lib/domain/media/pictures/make-steps'
import { stepsQueue } from '@/lib/domain/pictures/steps-queue'
import { pool } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/** The key of an advisory lock by which one process works at a time. */
const stepsLock = 20_261_122
// The next round starts after five minutes, which is also the longest a job may last.
const roundMs = 240_000

/** Makes the finer widths of a picture that became a cover or portrait, or was edited as one. */
export const makeStepsJob = defineJob({
  ...stepsQueue,
  handle: async ({ mediaId }) => {
    await makeSteps(mediaId)
  },
})

/**
 * Every five minutes: makes the finer widths that are still missing, one picture after the other, for instance after a
 * release that changed the widths. Interrupted work is resumed; /admin shows the progress.
 */
export const makeMissingStepsJob = defineJob({
  name: 'make-missing-picture-steps',
  payload: z.object({}),
  cron: '*/5 * * * *',
  handle: () => holdingLock(makeUntilRoundEnds),
})

async function makeUntilRoundEnds(): Promise<void> {
  const end = Date.now() + roundMs
  while (Date.now() < end && (await makeSteps()));
}

/** Does nothing while another process holds the lock. */
async function holdingLock(work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS held', [stepsLock])
    if (!rows[0]?.held) return
    try {
      await work()
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [stepsLock])
    }
  } finally {
    client.release()
  }
}
