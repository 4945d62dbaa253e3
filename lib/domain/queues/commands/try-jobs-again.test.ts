import { beforeEach, expect, it } from 'vitest'
import { processMediaJob } from '@/lib/domain/media/uploads/jobs'
import { findQueuesAttention } from '@/lib/domain/queues/attention'
import { dropJobs } from '@/lib/domain/queues/commands/drop-jobs'
import { tryJobsAgain } from '@/lib/domain/queues/commands/try-jobs-again'
import { listFailedJobs, listQueues } from '@/lib/domain/queues/queries'
import { execute } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import { startQueue } from '@/lib/server/jobs'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createFailedJob, createJob, jobState } from '@/tests/factories/jobs'
import { createSetAsideJob } from '@/tests/factories/set-aside-jobs'

const administrator = async () => administratorFor(await createAccount())

beforeEach(async () => {
  await db.setAsideJob.deleteMany()
  await createJob()
  await pool.query('DELETE FROM pgboss.job')
})

it('a failed job runs again, with all its tries, and the log says who decided', async () => {
  const actor = await administrator()
  const { id, queue } = await createFailedJob()
  const both = [
    execute(tryJobsAgain, callerFor(actor), { ids: id }),
    execute(tryJobsAgain, callerFor(actor), { ids: [id] }),
  ]
  const counts = (await Promise.all(both)).map(({ result }) => result.count)
  expect(counts.toSorted()).toEqual([0, 1])
  const boss = await startQueue({ work: false })
  const [fetched] = await boss.fetch(queue, { includeMetadata: true })
  expect(fetched?.id).toBe(id)
  expect((fetched?.retryLimit ?? 0) - (fetched?.retryCount ?? 0)).toBeGreaterThanOrEqual(
    processMediaJob.retryLimit ?? 10,
  )
  expect(await db.auditEntry.count({ where: { command: 'queues.try-jobs-again', actorId: actor.userId } })).toBe(2)
})

it('a dropped job is gone; jobs that did not fail are left alone', async () => {
  const caller = callerFor(await administrator())
  const [failed, waiting] = [await createFailedJob(), await createJob()]
  const { result } = await execute(dropJobs, caller, { ids: [failed.id, waiting.id] })
  expect(result).toEqual({ count: 1 })
  expect([await jobState(failed.id), await jobState(waiting.id)]).toEqual([null, 'created'])
})

it('all of a queue are tried again or dropped', async () => {
  const caller = callerFor(await administrator())
  const { queue } = await createFailedJob()
  await createFailedJob()
  expect((await execute(tryJobsAgain, caller, { queue })).result).toEqual({ count: 2 })
  const { id } = await createFailedJob()
  expect((await execute(dropJobs, caller, { queue })).result).toEqual({ count: 1 })
  expect(await jobState(id)).toBeNull()
})

it('queues that are not ours are refused, and so is a choice of nothing or of both', async () => {
  const caller = callerFor(await administrator())
  const { id, queue } = await createFailedJob()
  for (const input of [{ queue: '__pgboss__send-it' }, { queue: 'x' }, {}, { ids: [] }, { ids: [id], queue }]) {
    for (const command of [tryJobsAgain, dropJobs])
      await expect(execute(command, caller, input)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
  expect(await jobState(id)).toBe('failed')
})

it('only full administrators may', async () => {
  const { id } = await createFailedJob()
  const user = await createAccount()
  for (const [actor, code] of [
    [visitor(), 'UNAUTHENTICATED'],
    [actorFor(user), 'FORBIDDEN'],
    [administratorFor(user, 'production'), 'FORBIDDEN'],
  ] as const) {
    for (const command of [tryJobsAgain, dropJobs])
      await expect(execute(command, callerFor(actor), { ids: [id] })).rejects.toMatchObject({ code })
  }
  expect(await jobState(id)).toBe('failed')
})

it('the list says what failed and why, in classes, codes and ids only', async () => {
  const actor = await administrator()
  const secret = 'Kære mormor'
  const job = await createFailedJob({ name: 'Error', code: 'ECONNREFUSED', message: secret, stack: `Error: ${secret}` })
  await createFailedJob({ value: { message: 'job timed out' } })
  const { items } = await listFailedJobs(actor, { cursor: '' })
  expect(items.map(({ reason }) => reason).toSorted()).toEqual(['ECONNREFUSED', 'Løb tør for tid'])
  expect(items.find(({ id }) => id === job.id)?.concerns).toEqual([`Fil ${job.mediaId}`])
  expect(JSON.stringify(items).includes(secret)).toBe(false)
})

it('the list goes on where a page ended, each job once', async () => {
  const actor = await administrator()
  for (let index = 0; index < 53; index++) await createFailedJob()
  const first = await listFailedJobs(actor, { cursor: '' })
  const rest = await listFailedJobs(actor, { cursor: first.nextCursor ?? '' })
  expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([50, 3, null])
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(53)
})

it('a queue says what waits, since when, what failed and what was set aside', async () => {
  const actor = await administrator()
  const { queue } = await createJob({ minutesAgo: 30 })
  await createFailedJob()
  await createSetAsideJob()
  const shown = (await listQueues(actor, {})).find((row) => row.queue === queue)
  expect(shown).toMatchObject({ waiting: 1, delayed: 0, running: 0, failed: 1, setAside: 1, doneLastDay: 0 })
  expect(Date.now() - Date.parse(shown?.waitingSince ?? '')).toBeGreaterThan(29 * 60_000)
})

it('an administrator is told of failed jobs, of those set aside, and when nobody runs them', async () => {
  expect(await findQueuesAttention(new Date())).toEqual([])
  await createJob({ minutesAgo: 9 })
  expect(await findQueuesAttention(new Date())).toEqual([])
  await createJob({ minutesAgo: 11 })
  await createFailedJob()
  await createSetAsideJob()
  expect(await findQueuesAttention(new Date())).toMatchObject([
    { key: 'failed-jobs', urgency: 'due', link: '1 opgave' },
    { key: 'set-aside-jobs', urgency: 'now' },
    { key: 'late-jobs', urgency: 'now', since: expect.any(String) },
  ])
})
