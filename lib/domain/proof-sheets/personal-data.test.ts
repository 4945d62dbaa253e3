import { describe, expect, it } from 'vitest'
import { retentionDays } from '@/lib/domain/legal/retention'
import { tidyUp } from '@/lib/domain/privacy/tidy-up'
import { newVersion } from '@/lib/domain/proof-sheets/commands/new-version'
import { sendProofSheet } from '@/lib/domain/proof-sheets/commands/send-proof-sheet'
import { removePaperJob } from '@/lib/domain/proof-sheets/jobs'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createBatch } from '@/tests/factories/production'
import { createSheet, markSent } from '@/tests/factories/proof-sheets'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const email = 'grete@eksempel.dk'
const daysOn = (day: Date, days: number) => new Date(day.getTime() + days * 24 * 3600_000)
const kept = retentionDays.approvedSheetAddress

async function approved() {
  const actor = administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' }))
  const id = await createSheet(actor, null, { familyEmail: email, familyName: 'Grete Bæk' })
  await markSent(id)
  const answeredAt = new Date()
  const answer = { answeredAt, answeredByName: 'Grete Bæk' }
  await db.proofSheet.update({ where: { id }, data: { status: 'approved', ...answer } })
  const read = async () => (await db.proofSheet.findUniqueOrThrow({ where: { id } })).familyEmail
  return { id, answeredAt, caller: callerFor(actor), read }
}

/** Its piece in the workshop. */
async function pieceOf(id: string, state: 'engraving' | 'shipped' | 'cancelled', shippedAt: Date | null) {
  const batch = await createBatch({ state })
  await db.productionPiece.updateMany({ where: { batchId: batch.id }, data: { proofSheetId: id } })
  await db.productionBatch.update({ where: { id: batch.id }, data: { shippedAt } })
}

describe('the family’s mail address on an approved drawing', () => {
  it('goes a year after the approval, and the rest of the drawing stays as it is', async () => {
    const { id, answeredAt, read } = await approved()
    await tidyUp(daysOn(answeredAt, kept - 1))
    expect(await read()).toBe(email)
    const before = await db.proofSheet.findUniqueOrThrow({ where: { id } })
    await tidyUp(daysOn(answeredAt, kept + 1))
    expect(await db.proofSheet.findUniqueOrThrow({ where: { id } })).toEqual({ ...before, familyEmail: '' })
  })

  it.each([
    ['is still being made', 'engraving', null, true],
    ['was shipped half a year ago', 'shipped', kept - 180, true],
    ['was shipped more than a year ago', 'shipped', 5, false],
    ['will not be made', 'cancelled', null, false],
  ] as const)('goes with the last piece only: where one %s', async (_, state, shippedAfter, stays) => {
    const { id, answeredAt, read } = await approved()
    await pieceOf(id, state, shippedAfter === null ? null : daysOn(answeredAt, shippedAfter))
    await tidyUp(daysOn(answeredAt, kept + 10))
    expect(await read()).toBe(stays ? email : '')
  })

  it('has to be written again before a copy is sent', async () => {
    const { id, answeredAt, caller } = await approved()
    await tidyUp(daysOn(answeredAt, kept + 1))
    const { result } = await execute(newVersion, caller, { id })
    const send = execute(sendProofSheet, caller, { id: result.id })
    await expect(send).rejects.toMatchObject({ code: 'PROOF_SHEET_ADDRESS' })
  })
})

const after = (days: number) => daysOn(new Date(), days)

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
