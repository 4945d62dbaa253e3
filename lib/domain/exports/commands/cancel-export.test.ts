import { expect, it } from 'vitest'
import { cancelExport } from '@/lib/domain/exports/commands/cancel-export'
import { retryExport } from '@/lib/domain/exports/commands/retry-export'
import { makeExportTurn } from '@/lib/domain/exports/make-export-turn'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createExport } from '@/tests/factories/exports'
import { createCode } from '@/tests/factories/qr-codes'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
const aCode = async () => [await createCode()]

it('stops an export, and a later turn makes nothing', async () => {
  const { id } = await createExport(await aCode())
  await execute(cancelExport, callerFor(await administrator()), { id })
  expect(await makeExportTurn(id)).toBe('over')
  expect(await db.artworkExport.findUnique({ where: { id } })).toMatchObject({ status: 'cancelled', done: 0 })
  expect(await db.auditEntry.count({ where: { command: 'exports.cancel-export', subjectId: id } })).toBe(1)
})

it('refuses an export that has ended', async () => {
  const { id } = await createExport(await aCode())
  const caller = callerFor(await administrator())
  await execute(cancelExport, caller, { id })
  await expect(execute(cancelExport, caller, { id })).rejects.toMatchObject({ code: 'CONFLICT' })
  await execute(retryExport, caller, { id })
  await expect(execute(retryExport, caller, { id })).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('is refused to outsiders, and for invalid ids', async () => {
  const { id } = await createExport(await aCode())
  await expect(execute(cancelExport, callerFor(visitor()), { id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  const family = callerFor(actorFor(await createAccount()))
  await expect(execute(cancelExport, family, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const admin = callerFor(await administrator())
  await expect(execute(cancelExport, admin, { id: 'x' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
