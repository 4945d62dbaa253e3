import { describe, expect, it } from 'vitest'
import { withdrawProofSheet } from '@/lib/domain/proof-sheets/commands/withdraw-proof-sheet'
import { readFamilyPdf, readFamilyPicture } from '@/lib/domain/proof-sheets/file-queries'
import { findFamilySheet } from '@/lib/domain/proof-sheets/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createSheet, markSent } from '@/tests/factories/proof-sheets'

describe('withdrawing a proof sheet', () => {
  it('shows at the link, and is refused for an approved sheet', async () => {
    const actor = administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' }))
    const id = await createSheet(actor, null)
    const token = await markSent(id)
    const withdraw = (which: string) => execute(withdrawProofSheet, callerFor(actor), { id: which })
    await withdraw(id)
    expect(await findFamilySheet(visitor(), { token })).toMatchObject({ kind: 'open', sheet: { status: 'withdrawn' } })
    for (const read of [readFamilyPdf, readFamilyPicture]) {
      await expect(read(visitor(), { token })).rejects.toMatchObject({ code: 'PROOF_SHEET_WITHDRAWN' })
    }
    await expect(withdraw(id)).rejects.toMatchObject({ code: 'PROOF_SHEET_WITHDRAWN' })
    const approved = await createSheet(actor, null)
    await markSent(approved)
    await db.proofSheet.update({ where: { id: approved }, data: { status: 'approved' } })
    await expect(withdraw(approved)).rejects.toMatchObject({ code: 'PROOF_SHEET_ANSWERED' })
  })
})
