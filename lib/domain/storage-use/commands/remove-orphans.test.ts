import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { findOrphans } from '@/lib/domain/storage-use/commands/find-orphans'
import { removeOrphans } from '@/lib/domain/storage-use/commands/remove-orphans'
import { removeLostFilesJob } from '@/lib/domain/storage-use/remove-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute, worker } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createOrphan, storeLostFile } from '@/tests/factories/orphans'

const administrator = async () => callerFor(administratorFor(await createAccount()))
const isThere = async (key: string) => (await storage.stat(key)) !== null
const listed = async (key: string) => (await db.orphanFile.count({ where: { key } })) > 0

/** Runs the jobs that a removal ordered. */
async function runRemovals() {
  const { rows } = await pool.query(
    `SELECT data FROM pgboss.job WHERE name = 'remove-lost-files' AND state = 'created'`,
  )
  for (const { data } of rows) await removeLostFilesJob.perform(data)
}

it('removes the files that a person chose, and logs how many', async () => {
  const caller = await administrator()
  const [chosen, other] = [await createOrphan(), await createOrphan()]
  await execute(removeOrphans, caller, { keys: chosen })
  await runRemovals()
  expect([await isThere(chosen), await isThere(other)]).toEqual([false, true])
  expect([await listed(chosen), await listed(other)]).toEqual([false, true])
  expect(
    await db.auditEntry.findFirst({ where: { command: 'storage-use.remove-orphans' }, orderBy: { at: 'desc' } }),
  ).toMatchObject({ detail: { count: 1 } })
})

it('keeps a file that was just put, was never found as lost, or got a mail since, also when all are chosen', async () => {
  const caller = await administrator()
  const [fresh, unfound, mailed] = [await createOrphan(), await storeLostFile(), await createOrphan()]
  await storage.put(fresh, Buffer.from('again'), { contentType: 'image/webp' })
  const mail = { template: 'welcome', recipient: 'a@eksempel.dk', subject: '', html: '', text: '' }
  await db.mail.create({ data: { ...mail, messageId: randomUUID(), files: [{ key: mailed, name: 'a' }] } })
  await expect(execute(removeOrphans, caller, { keys: [fresh, unfound, mailed] })).rejects.toMatchObject({
    code: 'ORPHANS_IN_USE',
  })
  const lost = await createOrphan()
  await execute(removeOrphans, caller, { all: 'on' })
  await runRemovals()
  expect(await Promise.all([fresh, unfound, mailed, lost].map(isThere))).toEqual([true, true, true, false])
})

it('keeps a file that got a row between the decision and the removal', async () => {
  const key = await createOrphan()
  await execute(removeOrphans, await administrator(), { keys: [key] })
  await storage.put(key, Buffer.from('again'), { contentType: 'image/webp' })
  await runRemovals()
  expect(await isThere(key)).toBe(true)
})

it('is for full administrators who typed their password, and needs a choice', async () => {
  const key = await createOrphan()
  const actor = administratorFor(await createAccount())
  const run = (by: Parameters<typeof callerFor>[0], input: object) => execute(removeOrphans, callerFor(by), input)
  await expect(run({ ...actor, hasConfirmed: false }, { keys: [key] })).rejects.toMatchObject({
    code: 'PASSWORD_NEEDED',
  })
  await expect(run(actor, {})).rejects.toMatchObject({ code: 'NO_ORPHANS_CHOSEN' })
  await expect(run(actor, { keys: Array(101).fill(key) })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(run(actor, { keys: ['../../etc/passwd'] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

it('forgets a file that is gone, and finds one again with the time it was first found', async () => {
  const [gone, stays] = [await createOrphan(), await createOrphan()]
  const before = await db.orphanFile.findUniqueOrThrow({ where: { key: stays } })
  await storage.delete(gone)
  await execute(findOrphans, worker, {})
  expect(await listed(gone)).toBe(false)
  const after = await db.orphanFile.findUniqueOrThrow({ where: { key: stays } })
  expect(after.foundAt).toEqual(before.foundAt)
  expect(after.seenAt.getTime()).toBeGreaterThan(before.seenAt.getTime())
})
