import { expect, it } from 'vitest'
import { deleteJobs } from '@/lib/domain/set-aside-jobs/commands/delete-jobs'
import { tryJobsAgain } from '@/lib/domain/set-aside-jobs/commands/try-jobs-again'
import { execute } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createSetAsideJob } from '@/tests/factories/set-aside-jobs'

it('several jobs are put back at once, each once; one of a queue that is gone stays to be deleted', async () => {
  const caller = callerFor(administratorFor(await createAccount()))
  const [one, two, old] = [await createSetAsideJob(), await createSetAsideJob(), await createSetAsideJob()]
  await db.setAsideJob.update({ where: { id: old.id }, data: { queue: 'work-of-an-older-release' } })
  const ids = [one.id, two.id, old.id]
  const both = [execute(tryJobsAgain, caller, { ids }), execute(tryJobsAgain, caller, { ids })]
  const counts = (await Promise.all(both)).map(({ result }) => result.count)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
  const { rows } = await pool.query(`SELECT 1 FROM pgboss.job WHERE data->>'mediaId' = ANY($1)`, [
    [one.payload.mediaId, two.payload.mediaId],
  ])
  expect(rows).toHaveLength(2)
  expect((await execute(deleteJobs, caller, { ids })).result).toEqual({ count: 1 })
  expect(await db.setAsideJob.count({ where: { id: { in: ids } } })).toBe(0)
})
