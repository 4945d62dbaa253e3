import { describe, expect, it } from 'vitest'
import {
  countSheetsToCorrect,
  getProofSheetsFile,
  listCodeSheets,
  listProofSheets,
} from '@/lib/domain/proof-sheets/queries'
import { proofSheetListInput } from '@/lib/domain/proof-sheets/schema'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { parseCsv } from '@/lib/shared/csv'
import { printedAddress } from '@/lib/shared/qr-text-code'
import { createAccount } from '@/tests/factories/accounts'
import { administrator } from '@/tests/factories/console'
import { createSheet } from '@/tests/factories/proof-sheets'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

async function dealer() {
  const account = await createAccount()
  const reseller = await createReseller(account)
  return { reseller, actor: resellerFor(account, reseller) }
}

describe('the drawings of a reseller', () => {
  it('are counted for that reseller when a family requests changes', async () => {
    const [own, other] = [await dealer(), await dealer()]
    const id = await createSheet(own.actor, own.reseller)
    expect(await countSheetsToCorrect(own.actor)).toBe(0)
    await db.proofSheet.update({ where: { id }, data: { status: 'changes_requested' } })
    expect(await countSheetsToCorrect(own.actor)).toBe(1)
    expect(await countSheetsToCorrect(other.actor)).toBe(0)
  })

  it('are found by their code, typed or from a hand scanner, but not by another reseller', async () => {
    const [own, other] = [await dealer(), await dealer()]
    const id = await createSheet(own.actor, own.reseller)
    await createSheet(own.actor, own.reseller)
    const { qrCode } = await db.proofSheet.findUniqueOrThrow({ where: { id }, select: { qrCode: true } })
    const search = printedAddress('https://mindelund.example', qrCode.code)
    for (const sheets of [
      await listCodeSheets(own.actor, { qrCodeId: qrCode.id }),
      (await listProofSheets(own.actor, proofSheetListInput.parse({ search }))).items,
    ]) {
      expect(sheets).toMatchObject([{ id }])
    }
    expect(await listCodeSheets(other.actor, { qrCodeId: qrCode.id })).toEqual([])
  })

  it('are in the file of that reseller and of administrators, who also see whose they are', async () => {
    const [own, other] = [await dealer(), await dealer()]
    await createSheet(own.actor, own.reseller, { familyName: 'Bo Lyng' })
    const linesFor = async (actor: Actor) => {
      const { body } = await getProofSheetsFile(actor, proofSheetListInput.parse({}))
      return parseCsv(await new Response(body).text()).rows.filter((row) => row.length > 1)
    }
    const [headings, ...lines] = await linesFor(own.actor)
    expect(headings).not.toContain('Forhandler')
    expect(lines.map((line) => line[5])).toEqual(['Bo Lyng'])
    expect(await linesFor(other.actor)).toHaveLength(1)
    const { actor } = await administrator()
    expect((await linesFor(actor)).flat()).toContain(own.reseller.companyName)
    expect(
      await db.auditEntry.count({ where: { command: 'proof-sheets.save-proof-sheets', actorId: actor.userId } }),
    ).toBe(1)
  })
})
