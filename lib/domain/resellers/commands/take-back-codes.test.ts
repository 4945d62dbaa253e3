import { describe, expect, it } from 'vitest'
import { handOverCodes } from '@/lib/domain/resellers/commands/hand-over-codes'
import { takeBackCodes } from '@/lib/domain/resellers/commands/take-back-codes'
import { findStockCode } from '@/lib/domain/resellers/stock/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createStock } from '@/tests/factories/stock'

describe('taking codes back', () => {
  it('returns them to the stock and records it in their history', async () => {
    const { actor, codes } = await createStock()
    const code = codes[0]?.code ?? ''
    await execute(handOverCodes, callerFor(actor), { codes: [code] })
    await execute(takeBackCodes, callerFor(actor), { codes: [code] })
    const view = await findStockCode(actor, { code })
    expect(view).toMatchObject({ state: 'assigned', handedOverAt: null })
    expect(view?.events.at(-1)).toMatchObject({ actorName: 'Lars Sten', reason: 'Taget tilbage på lageret' })
  })

  it('is refused for claimed codes and for codes in stock', async () => {
    const { actor, codes } = await createStock({ count: 2 })
    const [shelf, taken] = codes
    const family = await createAccount()
    await db.qrCode.update({ where: { id: taken?.id ?? '' }, data: { state: 'claimed', ownerId: family.id } })
    for (const code of [shelf?.code, taken?.code]) {
      const refused = execute(takeBackCodes, callerFor(actor), { codes: [code] })
      await expect(refused).rejects.toMatchObject({ code: 'QR_CODE_NOT_IN_STOCK' })
    }
    expect(await db.qrCode.findUnique({ where: { id: taken?.id ?? '' } })).toMatchObject({ ownerId: family.id })
  })

  it('is 404 for codes of another reseller', async () => {
    const { actor, codes } = await createStock()
    const input = { codes: codes.map(({ code }) => code) }
    await execute(handOverCodes, callerFor(actor), input)
    const other = await createStock()
    await expect(execute(takeBackCodes, callerFor(other.actor), input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(execute(takeBackCodes, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
