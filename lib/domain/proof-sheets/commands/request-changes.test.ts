import { describe, expect, it } from 'vitest'
import { requestChanges } from '@/lib/domain/proof-sheets/commands/request-changes'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createSheet, markSent } from '@/tests/factories/proof-sheets'

describe('requesting changes', () => {
  it('sends the family’s message to the sender', async () => {
    const account = await createAccount({ isAdmin: true, staffScope: 'full' })
    const id = await createSheet(administratorFor(account), null)
    const token = await markSent(id)
    const ask = (changes = {}) =>
      execute(requestChanges, callerFor(visitor()), {
        token,
        version: 1,
        name: 'Bo Holm',
        answer: 'Margrethe\nmed th.',
        ...changes,
      })
    await expect(ask({ answer: ' ' })).rejects.toMatchObject({ fields: { answer: expect.any(String) } })
    await expect(ask({ version: 2 })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(ask({ answer: 'a.dk b.dk c.dk d.dk' })).rejects.toMatchObject({ code: 'TOO_MANY_LINKS' })
    await ask()
    expect(await db.proofSheet.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'changes_requested',
      answer: 'Margrethe\nmed th.',
      answeredByName: 'Bo Holm',
    })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: account.email } })
    expect(mail.text).toContain('med th.')
    expect(mail.text).toContain(`/admin/qr-production/proof-sheets/${id}`)
    await expect(ask()).rejects.toMatchObject({ code: 'PROOF_SHEET_ANSWERED' })
    await db.proofSheet.update({ where: { id }, data: { status: 'withdrawn' } })
    await expect(ask()).rejects.toMatchObject({ code: 'PROOF_SHEET_WITHDRAWN' })
  })
})
