import { expect, it } from 'vitest'
import { releaseFile } from '@/lib/domain/exports/commands/release-file'
import { proofSummary } from '@/lib/domain/exports/copy'
import { getExport } from '@/lib/domain/exports/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createExport, withholdFile } from '@/tests/factories/exports'
import { createCode } from '@/tests/factories/qr-codes'

const reason = 'Prøvet på tre telefoner ved stenen.'
const administrator = async () => administratorFor(await createAccount({ isAdmin: true, fullName: 'Anna Drift' }))

async function withheld() {
  const { id, fileIds } = await createExport([await createCode()])
  const fileId = fileIds[0] ?? ''
  await withholdFile(fileId)
  return { id, fileId }
}

it('releases a withheld file, and records who did and why', async () => {
  const { id, fileId } = await withheld()
  const admin = await administrator()
  await execute(releaseFile, callerFor(admin), { id, fileId, reason: ` ${reason} ` })
  expect(await db.artworkFile.findUnique({ where: { id: fileId } })).toMatchObject({
    status: 'released',
    releaseReason: reason,
    releasedByName: 'Anna Drift',
    releasedAt: expect.any(Date),
  })
  expect(await db.artworkExport.findUnique({ where: { id } })).toMatchObject({ withheld: 0 })
  const { export: view } = await getExport(admin, { id })
  expect(proofSummary({ ...view, done: 1 })).toBe('1 fil bestod ikke prøven, men er frigivet med en begrundelse.')
  const audit = await db.auditEntry.findFirst({ where: { command: 'exports.release-file', subjectId: fileId } })
  expect(audit?.detail).toMatchObject({ reason })
})

it.each(['', '   ', 'kort', undefined])('needs a reason: %j is none', async (given) => {
  const call = execute(releaseFile, callerFor(await administrator()), { ...(await withheld()), reason: given })
  await expect(call).rejects.toMatchObject({ fields: { reason: expect.any(String) } })
})

it('releases a file once, and none that passed', async () => {
  const caller = callerFor(await administrator())
  const file = await withheld()
  const both = await Promise.allSettled([1, 2].map(() => execute(releaseFile, caller, { ...file, reason })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(execute(releaseFile, caller, { ...file, reason })).rejects.toMatchObject({ code: 'FILE_NOT_WITHHELD' })
  expect(await db.artworkExport.findUnique({ where: { id: file.id } })).toMatchObject({ withheld: 0 })
})

it('is for full administrators only, and for files of that export', async () => {
  const file = await withheld()
  const staff = administratorFor(await createAccount({ isAdmin: true }), 'production')
  const family = actorFor(await createAccount())
  const release = (actor: Parameters<typeof callerFor>[0], input: object) =>
    execute(releaseFile, callerFor(actor), { ...file, reason, ...input })
  await expect(release(visitor(), {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(release(staff, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(release(family, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const { fileId } = await withheld()
  await expect(release(await administrator(), { fileId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
