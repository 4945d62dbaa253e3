import { expect, it } from 'vitest'
import { retryExport } from '@/lib/domain/exports/commands/retry-export'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createExport } from '@/tests/factories/exports'
import { createCode } from '@/tests/factories/qr-codes'

const failed = async () => {
  const { id } = await createExport([await createCode()])
  await db.artworkExport.update({ where: { id }, data: { status: 'failed', failure: 'Det gik galt.', done: 0 } })
  return id
}

it('puts a failed export back in the queue and clears its failure', async () => {
  const id = await failed()
  const admin = administratorFor(await createAccount({ isAdmin: true }), 'production')
  await execute(retryExport, callerFor(admin), { id })
  expect(await db.artworkExport.findUnique({ where: { id } })).toMatchObject({ status: 'queued', failure: null })
  const [job] = await db.$queryRaw<Array<{ count: bigint }>>`
    SELECT count(*) FROM pgboss.job WHERE name = 'make-export' AND data->>'exportId' = ${id}`
  expect(Number(job?.count)).toBe(1)
})

it('does not resume an export whose files would have expired', async () => {
  const id = await failed()
  await db.artworkExport.update({ where: { id }, data: { createdAt: new Date(Date.now() - 91 * 24 * 3600_000) } })
  const admin = callerFor(administratorFor(await createAccount({ isAdmin: true })))
  await expect(execute(retryExport, admin, { id })).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('is refused to outsiders, and for invalid ids', async () => {
  const id = await failed()
  await expect(execute(retryExport, callerFor(visitor()), { id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  const family = callerFor(actorFor(await createAccount()))
  await expect(execute(retryExport, family, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const admin = callerFor(administratorFor(await createAccount({ isAdmin: true })))
  await expect(execute(retryExport, admin, { id: 'x' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
