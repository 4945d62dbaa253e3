import { expect, test } from 'vitest'
import { z } from 'zod'
import { db, pool } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { defineJob, enqueue, readyQueues } from '@/lib/server/jobs'

test('the first job of a queue is sent inside a write while all other connections are taken', async () => {
  const job = defineJob({ name: 'test-first-job', payload: z.object({}), handle: async () => {} })
  await readyQueues([job])
  const taken = await Promise.all(Array.from({ length: env.DATABASE_POOL - 1 }, () => pool.connect()))
  try {
    const sent = db.$transaction((tx) => enqueue(tx, job, {}), { maxWait: 10_000, timeout: 5000 })
    await expect(sent).resolves.toBeUndefined()
  } finally {
    for (const connection of taken) connection.release()
  }
})
