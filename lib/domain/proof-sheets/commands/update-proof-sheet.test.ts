import { describe, expect, it } from 'vitest'
import { updateProofSheet } from '@/lib/domain/proof-sheets/commands/update-proof-sheet'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createSheet, markSent, sheetForm } from '@/tests/factories/proof-sheets'

describe('updating a draft', () => {
  it('changes what will be cut, and is refused once the sheet was sent', async () => {
    const actor = administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' }))
    const id = await createSheet(actor, null)
    const { code: _, ...form } = sheetForm('', { name: 'Karen Margrete Holm' })
    await execute(updateProofSheet, callerFor(actor), { ...form, id })
    expect(await db.proofSheet.findUniqueOrThrow({ where: { id } })).toMatchObject({
      inscription: { name: 'Karen Margrete Holm' },
      options: { lines: expect.arrayContaining(['Karen Margrete Holm']) },
    })
    await expect(execute(updateProofSheet, callerFor(visitor()), { ...form, id })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    await expect(execute(updateProofSheet, callerFor(actor), { ...form, id, name: '' })).rejects.toMatchObject({
      fields: { name: expect.any(String) },
    })
    await markSent(id)
    await expect(execute(updateProofSheet, callerFor(actor), { ...form, id })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })
})
