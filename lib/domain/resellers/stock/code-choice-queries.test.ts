import { describe, expect, it } from 'vitest'
import { codeChoiceInput } from '@/lib/domain/resellers/stock/choice-schema'
import { listCodesToChoose } from '@/lib/domain/resellers/stock/code-choice-queries'
import { db } from '@/lib/server/db'
import { printedAddress } from '@/lib/shared/qr-text-code'
import { administratorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPiece } from '@/tests/factories/production'
import { createSheet, createStock } from '@/tests/factories/proof-sheets'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

async function dealer() {
  const account = await createAccount()
  const reseller = await createReseller(account)
  const actor = resellerFor(account, reseller)
  const codesFor = async (query = {}) =>
    (await listCodesToChoose(actor, codeChoiceInput.parse(query))).items.map(({ code }) => code)
  return { account, reseller, actor, codesFor }
}

describe('codes available for a new proof sheet', () => {
  it('are the reseller’s own, newest package first, found by prefix and by scan', async () => {
    const [own, other] = [await dealer(), await dealer()]
    const [first, second] = [await createStock(own.reseller), await createStock(own.reseller)]
    await createStock(other.reseller)
    expect(await own.codesFor()).toEqual([second.code, first.code])
    const scanned = printedAddress('https://mindelund.example', first.code)
    for (const search of [first.code, first.code.slice(0, 7).toLowerCase(), scanned]) {
      expect(await own.codesFor({ search })).toEqual([first.code])
    }
  })

  it('exclude codes that are claimed, have an open sheet or are in production', async () => {
    const { account, reseller, actor, codesFor } = await dealer()
    const taken = await createStock(reseller)
    await db.qrCode.update({ where: { id: taken.id }, data: { state: 'claimed', ownerId: account.id } })
    await createSheet(actor, reseller)
    const { code } = await createPiece()
    await db.qrCode.updateMany({ where: { code }, data: { resellerId: reseller.id } })
    expect(await codesFor()).toEqual([])
    await db.proofSheet.updateMany({ where: { resellerId: reseller.id }, data: { status: 'withdrawn' } })
    expect(await codesFor()).toHaveLength(1)
  })

  it('are our own stock for staff, any reseller’s by search, and none for visitors', async () => {
    const { reseller } = await dealer()
    const { code } = await createStock(reseller)
    const administrator = administratorFor(await createAccount({ isAdmin: true }))
    const found = async (query = {}) =>
      (await listCodesToChoose(administrator, codeChoiceInput.parse(query))).items.map((each) => each.code)
    expect(await found()).not.toContain(code)
    expect(await found({ search: code })).toEqual([code])
    await expect(listCodesToChoose(visitor(), codeChoiceInput.parse({}))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })
})
