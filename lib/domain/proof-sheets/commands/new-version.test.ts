import { describe, expect, it } from 'vitest'
import { approveProofSheet } from '@/lib/domain/proof-sheets/commands/approve-proof-sheet'
import { newVersion } from '@/lib/domain/proof-sheets/commands/new-version'
import { withdrawProofSheet } from '@/lib/domain/proof-sheets/commands/withdraw-proof-sheet'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPiece } from '@/tests/factories/production'
import { createSheet, markSent } from '@/tests/factories/proof-sheets'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

async function sent() {
  const actor = administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' }))
  const id = await createSheet(actor, null)
  const token = await markSent(id)
  return { id, token, again: (which = id) => execute(newVersion, callerFor(actor), { id: which }) }
}

describe('a new version of a proof sheet', () => {
  it('keeps its number, and the former version can no longer be approved', async () => {
    const { id, token, again } = await sent()
    const { number } = await db.proofSheet.findUniqueOrThrow({ where: { id } })
    expect(await again()).toMatchObject({ result: { id } })
    expect(await db.proofSheet.findUniqueOrThrow({ where: { id } })).toMatchObject({
      number,
      version: 2,
      status: 'draft',
      sha256: null,
    })
    const yes = { token, version: 1, name: 'Bo Holm', hasRead: true }
    await expect(execute(approveProofSheet, callerFor(visitor()), yes)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(again()).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('of an approved sheet is a copy with a number of its own; the approved one stays', async () => {
    const { id, token, again } = await sent()
    await execute(approveProofSheet, callerFor(visitor()), { token, version: 1, name: 'Bo Holm', hasRead: true })
    const before = await db.proofSheet.findUniqueOrThrow({ where: { id } })
    const { result } = await again()
    expect(result).not.toMatchObject({ id })
    expect(await db.proofSheet.findUniqueOrThrow({ where: { id } })).toEqual(before)
    await expect(again()).rejects.toMatchObject({ code: 'PROOF_SHEET_OPEN' })
  })

  it('is refused for a code that is now in another company’s stock', async () => {
    const [from, to] = [await createAccount(), await createAccount()]
    const [former, present] = [await createReseller(from), await createReseller(to)]
    const id = await createSheet(resellerFor(from, former), former)
    await execute(withdrawProofSheet, callerFor(resellerFor(from, former)), { id })
    const { qrCodeId } = await db.proofSheet.findUniqueOrThrow({ where: { id } })
    await db.qrCode.update({ where: { id: qrCodeId }, data: { resellerId: present.id } })
    const again = execute(newVersion, callerFor(resellerFor(from, former)), { id })
    await expect(again).rejects.toMatchObject({ code: 'QR_CODE_UNKNOWN' })
    expect(await db.proofSheet.count({ where: { qrCodeId, status: 'draft' } })).toBe(0)
  })

  it('of an approved sheet is refused while its piece is in production', async () => {
    const { id, token, again } = await sent()
    await execute(approveProofSheet, callerFor(visitor()), { token, version: 1, name: 'Bo Holm', hasRead: true })
    const { qrCodeId } = await db.proofSheet.findUniqueOrThrow({ where: { id } })
    const { id: pieceId } = await createPiece({ state: 'engraving' })
    await db.productionPiece.update({ where: { id: pieceId }, data: { qrCodeId, proofSheetId: id } })
    await expect(again()).rejects.toMatchObject({ code: 'CODE_BEING_MADE' })
  })
})
