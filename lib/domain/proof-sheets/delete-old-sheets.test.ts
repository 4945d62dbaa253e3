import { expect, it } from 'vitest'
import { retentionDays } from '@/lib/domain/legal/retention'
import { tidyUp } from '@/lib/domain/privacy/tidy-up'
import { removePaperJob } from '@/lib/domain/proof-sheets/jobs'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createSheet, markSent } from '@/tests/factories/proof-sheets'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const after = (days: number) => new Date(Date.now() + days * 24 * 3600_000)

async function sentSheet() {
  const user = await createAccount()
  const reseller = await createReseller(user)
  const id = await createSheet(resellerFor(user, reseller), reseller)
  await markSent(id)
  const { storageKey } = await db.proofSheet.findUniqueOrThrow({ where: { id }, select: { storageKey: true } })
  const key = storageKey ?? ''
  await storage.put(key, Buffer.from('%PDF-'), { contentType: 'application/pdf' })
  return { id, key, isKept: async () => (await db.proofSheet.count({ where: { id } })) === 1 }
}

it('deletes an unapproved sheet and its PDF after the period on /privacy', async () => {
  const { key, isKept } = await sentSheet()
  await tidyUp(after(retentionDays.openProofSheet - 1))
  expect(await isKept()).toBe(true)
  await tidyUp(after(retentionDays.openProofSheet + 1))
  expect(await isKept()).toBe(false)
  const waiting = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM pgboss.job WHERE name = ${removePaperJob.name} AND data->>'storageKey' = ${key}`
  expect(waiting).toHaveLength(1)
  await removePaperJob.perform({ storageKey: key })
  expect(await storage.get(key)).toBeNull()
})

it('keeps an approved sheet', async () => {
  const { id, isKept } = await sentSheet()
  await db.proofSheet.update({ where: { id }, data: { status: 'approved', answeredAt: new Date() } })
  await tidyUp(after(retentionDays.openProofSheet * 3))
  expect(await isKept()).toBe(true)
})
