import { describe, expect, it } from 'vitest'
import { approveProofSheet } from '@/lib/domain/proof-sheets/commands/approve-proof-sheet'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createSheet, markSent } from '@/tests/factories/proof-sheets'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

async function sent() {
  const account = await createAccount()
  const reseller = await createReseller(account)
  const id = await createSheet(resellerFor(account, reseller), reseller)
  const token = await markSent(id)
  const yes = { token, version: 1, name: 'Bo Holm', hasRead: 'on' }
  return {
    id,
    account,
    yes,
    say: (changes = {}) => execute(approveProofSheet, callerFor(visitor()), { ...yes, ...changes }),
  }
}

describe('approving a proof sheet', () => {
  it('stores the name, notifies the sender, and is final', async () => {
    const { id, account, say } = await sent()
    await say()
    expect(await db.proofSheet.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'approved',
      answeredByName: 'Bo Holm',
      answeredAt: expect.any(Date),
    })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: account.email } })
    expect(mail).toMatchObject({ template: 'proof-sheet-answered', subject: expect.stringContaining('Godkendt') })
    expect(mail.text).toContain(`/reseller-dashboard/proof-sheets/${id}`)
    await expect(say()).rejects.toMatchObject({ code: 'PROOF_SHEET_ANSWERED' })
  })

  it('notifies the company under its own name when the account that wrote the sheet is disabled', async () => {
    const { id, account, say } = await sent()
    await db.user.update({ where: { id: account.id }, data: { disabledAt: new Date() } })
    const { reseller } = await db.proofSheet.update({
      where: { id },
      data: { reseller: { update: { email: `kontor-${id}@eksempel.dk` } } },
      select: { reseller: { select: { companyName: true } } },
    })
    await say()
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: `kontor-${id}@eksempel.dk` } })
    expect(mail.text).toContain(`Kære ${reseller?.companyName}`)
  })

  it('makes the sheet impossible to change or delete', async () => {
    const { id, say } = await sent()
    await say()
    const change = (data: object) => db.proofSheet.update({ where: { id }, data })
    await expect(change({ inscription: { name: 'Karen' } })).rejects.toThrow('never changes')
    await expect(change({ sha256: 'b'.repeat(64) })).rejects.toThrow('never changes')
    await expect(change({ drawingSha256: 'b'.repeat(64) })).rejects.toThrow('never changes')
    await expect(change({ status: 'draft' })).rejects.toThrow('never changes')
    await expect(db.proofSheet.delete({ where: { id } })).rejects.toThrow('never deleted')
  })

  it('needs the tick, a name and a valid link', async () => {
    const { id, say } = await sent()
    await expect(say({ hasRead: '' })).rejects.toMatchObject({ fields: { hasRead: expect.any(String) } })
    await expect(say({ name: ' ' })).rejects.toMatchObject({ fields: { name: expect.any(String) } })
    await expect(say({ token: 'forkert' })).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    await db.accessToken.updateMany({ where: { proofSheetId: id }, data: { expiresAt: new Date(0) } })
    await expect(say()).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    expect(await db.proofSheet.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'sent' })
  })

  it.each(['blocked', 'retired'] as const)(
    'is refused when the code was %s meanwhile: it can never be cut',
    async (state) => {
      const { id, say } = await sent()
      await db.qrCode.updateMany({ where: { proofSheets: { some: { id } } }, data: { state } })
      await expect(say()).rejects.toMatchObject({ code: `QR_CODE_${state.toUpperCase()}` })
      expect(await db.proofSheet.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'sent' })
    },
  )

  it('is stored once when two answer concurrently', async () => {
    const { say } = await sent()
    const ends = await Promise.allSettled([say(), say({ name: 'Lise Holm' })])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
