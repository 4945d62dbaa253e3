import { expect, test } from 'vitest'
import { deleteJob } from '@/lib/domain/set-aside-jobs/commands/delete-job'
import { tryJobAgain } from '@/lib/domain/set-aside-jobs/commands/try-job-again'
import { listSetAsideJobs } from '@/lib/domain/set-aside-jobs/queries'
import { execute } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createSetAsideJob } from '@/tests/factories/set-aside-jobs'

const administrator = async (scope: 'full' | 'production' = 'full') => administratorFor(await createAccount(), scope)

async function waitingIn(queue: string): Promise<unknown[]> {
  const { rows } = await pool.query(`SELECT data FROM pgboss.job WHERE name = $1 AND state = 'created'`, [queue])
  return rows.map(({ data }) => data)
}

test('puts the job back into its queue with its payload, once, and logs who did', async () => {
  const actor = await administrator()
  const { id, queue, payload } = await createSetAsideJob()
  await execute(tryJobAgain, callerFor(actor), { id })
  expect(await waitingIn(queue)).toContainEqual(payload)
  expect(await db.setAsideJob.count({ where: { id } })).toBe(0)
  expect(await db.auditEntry.findFirst({ where: { subjectId: id } })).toMatchObject({
    command: 'set-aside-jobs.try-job-again',
    actorId: actor.userId,
    detail: { queue },
  })
  await expect(execute(tryJobAgain, callerFor(actor), { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('is refused for a queue that is gone, and the job stays to be deleted', async () => {
  const actor = await administrator()
  const { id } = await createSetAsideJob()
  await db.setAsideJob.update({ where: { id }, data: { queue: 'work-of-an-older-release' } })
  const shown = (await listSetAsideJobs(actor)).find((job) => job.id === id)
  expect(shown).toMatchObject({ work: 'work-of-an-older-release', mayTryAgain: false })
  await expect(execute(tryJobAgain, callerFor(actor), { id })).rejects.toMatchObject({ code: 'QUEUE_GONE' })
  expect(await db.setAsideJob.count({ where: { id } })).toBe(1)
  await execute(deleteJob, callerFor(actor), { id })
  expect(await db.setAsideJob.count({ where: { id } })).toBe(0)
})

test('is for full administrators only', async () => {
  const { id } = await createSetAsideJob()
  for (const [actor, code] of [
    [visitor(), 'UNAUTHENTICATED'],
    [actorFor(await createAccount()), 'FORBIDDEN'],
    [await administrator('production'), 'FORBIDDEN'],
  ] as const) {
    await expect(execute(tryJobAgain, callerFor(actor), { id })).rejects.toMatchObject({ code })
  }
  expect(await db.setAsideJob.count({ where: { id } })).toBe(1)
  await expect(execute(tryJobAgain, callerFor(await administrator()), { id: 'x' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

test('the console shows the ids of its payload and nothing else', async () => {
  const { id, payload } = await createSetAsideJob({ words: 'Kære mormor' })
  const job = (await listSetAsideJobs(await administrator())).find((shown) => shown.id === id)
  expect(job).toMatchObject({ work: 'Gøre et billede eller en optagelse klar', unended: 2 })
  expect(job?.concerns).toEqual([`Fil ${payload.mediaId}`])
  expect(JSON.stringify(job)).not.toContain('mormor')
})
