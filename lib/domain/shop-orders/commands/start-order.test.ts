import { describe, expect, test } from 'vitest'
import { lookUpCodes } from '@/lib/domain/production/choose-codes'
import { writeProofSheet } from '@/lib/domain/proof-sheets/commands/write-proof-sheet'
import { startOrder } from '@/lib/domain/shop-orders/commands/start-order'
import { shopOrdersIn } from '@/lib/domain/shop-orders/order-filter'
import { getOwnOrder } from '@/lib/domain/shop-orders/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { addDays } from '@/lib/shared/danish-days'
import { actorFor, administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { markSent, sheetForm } from '@/tests/factories/proof-sheets'
import { createCode } from '@/tests/factories/qr-codes'
import { codesOf, createShopOrder } from '@/tests/factories/shop-orders'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
const start = async (id: string) => (await execute(startOrder, callerFor(await administrator()), { id })).result

describe('starting an order', () => {
  test('makes its codes for the owner of the page, linked at once, with their history', async () => {
    const [owner, editor] = [await createAccount(), await createAccount()]
    const memorial = await createMemorial({ owner })
    const order = await createShopOrder(editor, memorial, { count: 2 })
    const { package: made } = await start(order.id)
    const codes = await codesOf(order)
    expect(codes).toHaveLength(2)
    for (const code of codes) {
      expect(code).toMatchObject({ ownerId: owner.id, state: 'linked', packageId: made.id, activationCode: null })
      expect(code.links).toMatchObject([{ memorialId: memorial.id, position: 1 }])
      const events = await db.qrEvent.findMany({ where: { qrCodeId: code.id }, orderBy: { at: 'asc' } })
      expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['produced', 'claimed', 'linked']))
    }
    await expect(start(order.id)).rejects.toMatchObject({ code: 'SHOP_ORDER_NOT_WAITING' })
  })

  test('links to both pages of a stone, in their places', async () => {
    const owner = await createAccount()
    const [left, right] = [await createMemorial({ owner }), await createMemorial({ owner })]
    const stone = await createCode({ owner, memorials: [left, right] })
    const order = await createShopOrder(owner, left)
    await db.shopOrder.update({ where: { id: order.id }, data: { qrCodeId: stone.id } })
    await start(order.id)
    const [code] = await codesOf(order)
    expect(code?.links.toSorted((a, b) => a.position - b.position).map(({ memorialId }) => memorialId)).toEqual([
      left.id,
      right.id,
    ])
  })

  test('waits for the payment, except for a public buyer', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const unpaid = await createShopOrder(owner, memorial, { status: 'ordered' })
    await expect(start(unpaid.id)).rejects.toMatchObject({ code: 'SHOP_ORDER_NOT_WAITING' })
    const cemetery = await createShopOrder(owner, memorial, { status: 'ordered', ean: '5798000000001' })
    await start(cemetery.id)
    expect(await codesOf(cemetery)).toHaveLength(1)
  })

  test('waits with an engraving that nobody asked for at once, until it can no longer be regretted', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const engraving = (startFrom: Date) => createShopOrder(owner, memorial, { item: 'engraving', startFrom })
    const early = await engraving(addDays(new Date(), 1))
    await expect(start(early.id)).rejects.toMatchObject({ code: 'SHOP_ORDER_NOT_WAITING' })
    const ripe = await engraving(addDays(new Date(), -1))
    const waiting = await db.shopOrder.findMany({
      where: { AND: [await shopOrdersIn(['toStart'], new Date()), { id: { in: [early.id, ripe.id] } }] },
    })
    expect(waiting.map(({ id }) => id)).toEqual([ripe.id])
    await start(ripe.id)
  })

  test('cuts nothing before the family has approved its drawing, and says how far it is', async () => {
    const owner = await createAccount()
    const order = await createShopOrder(owner, await createMemorial({ owner }))
    const staff = await administrator()
    await start(order.id)
    const [code] = await codesOf(order)
    const step = async () => (await getOwnOrder(actorFor(owner), order)).step
    const cut = () => lookUpCodes({ source: 'codes', codes: [code?.code ?? ''] })
    expect(await step()).toBe('drawing')
    await expect(cut()).rejects.toMatchObject({ code: 'PROOF_SHEET_NOT_APPROVED' })
    const { result } = await execute(writeProofSheet, callerFor(staff), sheetForm(code?.code ?? ''))
    await markSent(result.id)
    expect(await step()).toBe('yours')
    await expect(cut()).rejects.toMatchObject({ code: 'PROOF_SHEET_NOT_APPROVED' })
    await db.proofSheet.update({ where: { id: result.id }, data: { status: 'approved', answeredAt: new Date() } })
    expect(await step()).toBe('approved')
    expect((await cut()).codes).toMatchObject([{ proofSheetId: result.id }])
  })
})
