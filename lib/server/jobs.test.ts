import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { db, pool } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import {
  defineJob,
  type EnqueueOptions,
  enqueue,
  enqueueAgain,
  readyQueues,
  startQueue,
  startWorkers,
  stopQueue,
} from '@/lib/server/jobs'
import { readSharedTime, trustTime } from '@/lib/server/shared-time'
import { doubtTheClock, resetClock, turnDatabaseClock } from '@/tests/factories/clock'

afterEach(resetClock)

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

/** Nothing is found by looking for it: what runs was told of. */
const neverLooks = { pollSeconds: 3600, dueSeconds: 3600 }

/** Starts a job's workers in a queue of its own, and waits until they sleep. */
async function startSleeping(looks = neverLooks, more: { isIrreversible?: true } = {}) {
  const handled = new EventEmitter()
  const payload = z.object({ id: z.string() })
  const name = `test-woken-${randomUUID()}`
  const job = defineJob({ ...more, name, payload, handle: async ({ id }) => void handled.emit(id) })
  await stopQueue()
  const asked = vi.spyOn(pool, 'query')
  await startWorkers([job], looks)
  await vi.waitFor(() => {
    const look = asked.mock.calls.findIndex(([text]) => String(text).includes('SKIP LOCKED'))
    expect(asked.mock.settledResults[look]?.type).toBe('fulfilled')
  })
  return {
    job,
    send: (id: string, options?: EnqueueOptions) => db.$transaction((tx) => enqueue(tx, job, { id }, options)),
    handled: (id: string) => once(handled, id),
  }
}

test('a job begins when its transaction commits, without being looked for, and so do those sent with it', async () => {
  const { job, handled } = await startSleeping()
  const ids = ['a', 'b', 'c']
  const all = Promise.all(ids.map(handled))
  await db.$transaction(async (tx) => {
    for (const id of ids) await enqueue(tx, job, { id })
  })
  await all
})

test('a queue of an earlier release is told of its jobs too', async () => {
  await (await startQueue({ work: false })).createQueue('test-earlier')
  const job = defineJob({ name: 'test-earlier', payload: z.object({}), handle: async () => {} })
  await readyQueues([job])
  expect(await (await startQueue({ work: false })).getQueue('test-earlier')).toMatchObject({ notify: true })
})

test('a job sent while nobody listens, because the connection was cut, begins all the same', async () => {
  const { send, handled } = await startSleeping()
  const done = handled('a')
  const { rowCount } = await pool.query(
    `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'LISTEN "pgboss%'`,
  )
  expect(rowCount).toBe(1)
  await send('a')
  await done
})

test('a job that nobody was told of begins when it is due', async () => {
  const { send, handled } = await startSleeping({ ...neverLooks, dueSeconds: 0.05 })
  const done = handled('a')
  await send('a', { startAfter: new Date(Date.now() + 200) })
  await done
})

test('a job that cannot be undone waits while the clock is in doubt; others run, and so does it when somebody answered', async () => {
  const careful = await startSleeping({ ...neverLooks, dueSeconds: 0.05 }, { isIrreversible: true })
  await doubtTheClock()
  await careful.send('deletes')
  const waits = async () => {
    const { rows } = await pool.query<{ late: boolean }>(
      `SELECT start_after > now() + interval '9 minutes' AS late FROM pgboss.job
       WHERE name = $1 AND state = 'created' AND data->>'id' = 'deletes'`,
      [careful.job.name],
    )
    return rows
  }
  await vi.waitFor(async () => expect(await waits()).toEqual([{ late: true }]))
  await db.$transaction(trustTime)
  const done = careful.handled('deletes')
  await pool.query('UPDATE pgboss.job SET start_after = now() WHERE name = $1', [careful.job.name])
  await done

  await doubtTheClock()
  const other = await startSleeping()
  const ran = other.handled('a')
  await other.send('a')
  await ran
})

test('jobs go on when the database’s clock is set back', async () => {
  const { job, send, handled } = await startSleeping({ ...neverLooks, dueSeconds: 0.05 })
  const done = handled('a')
  await send('a', { startAfter: new Date(Date.now() + 3600_000 - 60_000) })
  await turnDatabaseClock(-1)
  await readSharedTime()
  await done
  expect(await (await startQueue({ work: false })).findJobs(job.name)).toHaveLength(1)
})
