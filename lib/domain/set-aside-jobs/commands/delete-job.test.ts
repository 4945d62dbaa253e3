import { expect, test } from 'vitest'
import { deleteJob } from '@/lib/domain/set-aside-jobs/commands/delete-job'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createSetAsideJob } from '@/tests/factories/set-aside-jobs'

test('deletes the job once, and logs who did', async () => {
  const actor = administratorFor(await createAccount())
  const { id, queue } = await createSetAsideJob()
  await execute(deleteJob, callerFor(actor), { id })
  expect(await db.setAsideJob.count({ where: { id } })).toBe(0)
  expect(await db.auditEntry.findFirst({ where: { subjectId: id } })).toMatchObject({
    command: 'set-aside-jobs.delete-job',
    actorId: actor.userId,
    detail: { queue },
  })
  await expect(execute(deleteJob, callerFor(actor), { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('is for full administrators only', async () => {
  const { id } = await createSetAsideJob()
  const refused = (actor: Parameters<typeof callerFor>[0]) =>
    expect(execute(deleteJob, callerFor(actor), { id })).rejects
  await refused(visitor()).toMatchObject({ code: 'UNAUTHENTICATED' })
  await refused(actorFor(await createAccount())).toMatchObject({ code: 'FORBIDDEN' })
  await refused(administratorFor(await createAccount(), 'production')).toMatchObject({ code: 'FORBIDDEN' })
  expect(await db.setAsideJob.count({ where: { id } })).toBe(1)
})
