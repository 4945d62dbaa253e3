import { describe, expect, it } from 'vitest'
import { moveCodes } from '@/lib/domain/packages/commands/move-codes'
import { withdrawProofSheet } from '@/lib/domain/proof-sheets/commands/withdraw-proof-sheet'
import { writeProofSheet } from '@/lib/domain/proof-sheets/commands/write-proof-sheet'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { administrator, workshopCaller } from '@/tests/factories/console'
import { sheetForm } from '@/tests/factories/proof-sheets'
import { createCode, createPackage } from '@/tests/factories/qr-codes'
import { createReseller } from '@/tests/factories/resellers'

const newReseller = async (companyName?: string) =>
  createReseller(await createAccount(), companyName ? { companyName } : {})
const reason = 'Lukker forretningen'

describe('moving codes', () => {
  it('moves them to another reseller, with origin, destination and reason in the history', async () => {
    const [from, to] = [await newReseller('Ribe Sten'), await newReseller('Varde Sten')]
    const { id, codes } = await createPackage({ count: 2, reseller: from })
    const { caller } = await administrator()
    await execute(moveCodes, caller, { codes: codes.map(({ code }) => code), resellerId: to.id, reason })
    expect(await db.qrCode.count({ where: { packageId: id, resellerId: to.id, state: 'assigned' } })).toBe(2)
    const event = await db.qrEvent.findFirst({ where: { qrCodeId: codes[0]?.id ?? '', kind: 'moved' } })
    expect(event).toMatchObject({ reason: `Fra Ribe Sten til Varde Sten. ${reason}`, actorName: 'Anna Drift' })
  })

  it('takes them back to our stock', async () => {
    const { code, id } = await createCode({ reseller: await newReseller() })
    const { caller } = await administrator()
    await execute(moveCodes, caller, { codes: [code], resellerId: '', reason })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ state: 'produced', resellerId: null })
  })

  it('changes nothing if one is handed over, prepared, drawn for a family, in production or already there', async () => {
    const reseller = await newReseller()
    const { caller, actor } = await administrator()
    const [handedOver, prepared, drawn, inProduction, fine] = await Promise.all([
      createCode({ reseller, state: 'handed_over' }),
      createCode({ reseller }),
      createCode({ reseller }),
      createCode({ reseller }),
      createCode({ reseller }),
    ])
    await db.preparedPage.create({
      data: { qrCodeId: prepared.id, resellerId: reseller.id, firstName: 'Karen', preparedByName: 'Jens' },
    })
    await db.productionBatch.create({
      data: {
        name: 'Parti',
        options: {},
        dueOn: new Date(),
        createdByName: 'Per',
        pieces: { create: { number: 1, qrCodeId: inProduction.id } },
      },
    })
    const { result: sheet } = await execute(writeProofSheet, callerFor(actor), sheetForm(drawn.code))
    for (const stopped of [handedOver, prepared, drawn, inProduction]) {
      const input = { codes: [fine.code, stopped.code], resellerId: null, reason }
      await expect(execute(moveCodes, caller, input)).rejects.toMatchObject({ code: 'CODES_NOT_CHANGED' })
    }
    const there = { codes: [fine.code], resellerId: reseller.id, reason }
    await expect(execute(moveCodes, caller, there)).rejects.toMatchObject({ code: 'CODES_NOT_CHANGED' })
    expect(await db.qrCode.findUnique({ where: { id: fine.id } })).toMatchObject({ resellerId: reseller.id })
    await execute(withdrawProofSheet, callerFor(actor), { id: sheet.id })
    await execute(moveCodes, caller, { codes: [drawn.code], resellerId: null, reason })
  })

  it('requires a reason, and is for full administrators only', async () => {
    const { code } = await createCode({ reseller: await newReseller() })
    const { caller } = await administrator()
    const input = { codes: [code], resellerId: null }
    await expect(execute(moveCodes, caller, { ...input, reason: ' ' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const full = { ...input, reason }
    await expect(execute(moveCodes, callerFor(visitor()), full)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(execute(moveCodes, await workshopCaller(), full)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
