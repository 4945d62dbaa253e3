import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { db, pool } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { defineJob, enqueue, enqueueAgain, readyQueues, startQueue } from '@/lib/server/jobs'

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

test('one job of each key waits, also in a queue that was made without keys', async () => {
  const boss = await startQueue({ work: false })
  const name = `test-keyed-${randomUUID()}`
  await boss.createQueue(name)
  const payload = z.object({ id: z.string() })
  const job = defineJob({ name, payload, keyOf: ({ id }) => id, handle: async () => {} })
  for (const id of ['a', 'b', 'a', 'a']) await enqueue(db, job, { id })
  const waiting = async () => (await boss.findJobs(name)).map(({ data }) => payload.parse(data).id).sort()
  expect(await waiting()).toEqual(['a', 'b'])
  const [begun] = await boss.fetch(name)
  expect(begun).toBeDefined()
  await enqueue(db, job, payload.parse(begun?.data))
  expect(await waiting()).toHaveLength(3)
  for (const _ of [1, 2]) await enqueueAgain(db, { queue: name, payload: { id: 'c' } })
  expect((await waiting()).filter((id) => id === 'c')).toHaveLength(2)
})
