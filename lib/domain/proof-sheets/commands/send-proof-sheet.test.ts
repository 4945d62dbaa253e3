import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { sendProofSheet } from '@/lib/domain/proof-sheets/commands/send-proof-sheet'
import { findFamilySheet } from '@/lib/domain/proof-sheets/queries'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createSheet, markSent } from '@/tests/factories/proof-sheets'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

async function sheetOf(changes = {}) {
  const account = await createAccount()
  const reseller = await createReseller(account)
  const actor = resellerFor(account, reseller)
  const familyEmail = `familie-${crypto.randomUUID()}@eksempel.dk`
  const id = await createSheet(actor, reseller, { familyEmail, ...changes })
  return { id, familyEmail, reseller, send: () => execute(sendProofSheet, callerFor(actor), { id }) }
}

describe('sending a proof sheet', () => {
  it('stores the PDF, mails the family one link for concurrent requests, and reminds with the same PDF', async () => {
    const { id, familyEmail, reseller, send } = await sheetOf({ note: 'Ring endelig.' })
    const answers = await Promise.allSettled([send(), send()])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'CONFLICT' } }])
    expect(await db.mail.count({ where: { recipient: familyEmail } })).toBe(1)
    const row = await db.proofSheet.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({ status: 'sent', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const stored = await storage.get(row.storageKey ?? '')
    const pdf = stored && (await buffer(stored.stream))
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-')
    const [mail] = await db.mail.findMany({ where: { recipient: familyEmail } })
    expect(mail).toMatchObject({ template: 'proof-sheet', text: expect.stringContaining(reseller.companyName) })
    expect(mail?.text).toContain('Ring endelig.')
    expect(mail?.text).toMatch(/\/invitation\/[\w-]{43}\/proof-sheet/)
    expect(await db.accessToken.count({ where: { proofSheetId: id, kind: 'proof_sheet' } })).toBe(1)

    await send()
    expect(await db.proofSheet.findUniqueOrThrow({ where: { id } })).toMatchObject({ sha256: row.sha256 })
    expect(await db.mail.count({ where: { recipient: familyEmail, subject: { contains: 'venter' } } })).toBe(1)
  })

  it('leaves the family’s link valid while their changes are drawn, even if the draft cannot be drawn', async () => {
    const { id } = await sheetOf()
    const token = await markSent(id)
    const options = { material: 'marble', symbolMm: 12, shape: 'none' }
    await db.proofSheet.update({ where: { id }, data: { status: 'draft', options } })
    expect(await findFamilySheet(visitor(), { token })).toMatchObject({
      kind: 'open',
      sheet: { status: 'draft', facts: [] },
    })
  })

  it('refuses sheets that cannot be cut, cannot be read, or were answered', async () => {
    const small = await sheetOf({ options: { material: 'marble', symbolMm: 12, shape: 'none' } })
    await expect(small.send()).rejects.toMatchObject({ code: 'ARTWORK_TOO_SMALL' })
    expect(await db.mail.count({ where: { recipient: small.familyEmail } })).toBe(0)
    const done = await sheetOf()
    await db.proofSheet.update({ where: { id: done.id }, data: { status: 'changes_requested' } })
    await expect(done.send()).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(execute(sendProofSheet, callerFor(visitor()), { id: done.id })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })
})
