import { describe, expect, test } from 'vitest'
import { refundDays } from '@/lib/domain/billing/plans'
import { withdrawOrder } from '@/lib/domain/shop-orders/commands/withdraw-order'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { signatureOf } from '@/lib/server/signed-link'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { codesOf, createShopOrder, payShopOrder } from '@/tests/factories/shop-orders'

const declare = (actor: Actor, id: string, more: object = {}) =>
  execute(withdrawOrder, callerFor(actor), { id, ...more })
const dayMs = 24 * 3600_000

async function begin(options: Parameters<typeof createShopOrder>[2]) {
  const owner = await createAccount()
  const order = await createShopOrder(owner, await createMemorial({ owner }), options)
  return { owner, actor: actorFor(owner), ...order }
}

describe('regretting a further code', () => {
  test('by the link in the mail pays all of it back once, with a receipt at once', async () => {
    const order = await begin({ item: 'code', status: 'shipped' })
    const payment = await payShopOrder(order)
    const key = signatureOf('withdrawal', order.id)
    await expect(declare(visitor(), order.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(declare(visitor(), order.id, { key: signatureOf('invoice', order.id) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const answers = await Promise.all([1, 2, 3].map(() => declare(visitor(), order.id, { key })))
    expect(new Set(answers.map(({ result }) => result.receipt)).size).toBe(1)
    const refunds = await db.refund.findMany({ where: { paymentId: payment.id } })
    expect(refunds).toMatchObject([{ amountOere: 895_00n, reason: 'withdrawal' }])
    const mails = await db.mail.findMany({ where: { template: 'shop-order-withdrawn', recipient: order.owner.email } })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/Vi fik din besked den \d+\. \w+ \d{4} kl\. \d\d\.\d\d/)
    expect(mails[0]?.text.replaceAll('\n', ' ')).toContain(`tilbage inden ${refundDays} dage`)
    expect((await codesOf(order)).map(({ state }) => state)).toEqual(['blocked'])
  })

  test('by the link alone names no account for the money', async () => {
    const order = await begin({ item: 'code', status: 'shipped' })
    const byLink = { key: signatureOf('withdrawal', order.id), bankAccount: '1234 0001234567' }
    await expect(declare(visitor(), order.id, byLink)).rejects.toMatchObject({ code: 'SHOP_ORDER_ACCOUNT' })
    await declare(order.actor, order.id, byLink)
  })

  test('mails no links to the buyer, whoever has the link in the mail', async () => {
    const order = await begin({ item: 'code', status: 'shipped' })
    const key = signatureOf('withdrawal', order.id)
    const message = 'a.example.dk b.example.dk c.example.dk d.example.dk'
    await expect(declare(visitor(), order.id, { key, message })).rejects.toMatchObject({ code: 'TOO_MANY_LINKS' })
    await declare(visitor(), order.id, { key, message: 'Vi ville hellere have en plade.Se ordren.De bedste hilsner' })
  })

  test('is open for fourteen days from receipt, not longer', async () => {
    const inTime = await begin({ item: 'code', status: 'shipped', shippedAt: new Date(Date.now() - 14 * dayMs) })
    await declare(inTime.actor, inTime.id)
    const late = await begin({ item: 'code', status: 'shipped', shippedAt: new Date(Date.now() - 40 * dayMs) })
    await expect(declare(late.actor, late.id)).rejects.toMatchObject({ code: 'SHOP_ORDER_TOO_LATE' })
  })

  test('is not for what is made to order, nor for others', async () => {
    const plaque = await begin({ status: 'paid' })
    await expect(declare(plaque.actor, plaque.id)).rejects.toMatchObject({ code: 'SHOP_ORDER_MADE_TO_ORDER' })
    const stranger = actorFor(await createAccount())
    await expect(declare(stranger, plaque.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
