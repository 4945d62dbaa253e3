import { describe, expect, test } from 'vitest'
import { refundDays } from '@/lib/domain/billing/plans'
import { withdrawOrder } from '@/lib/domain/shop-orders/commands/withdraw-order'
import { issueOrderInvoice } from '@/lib/domain/shop-orders/order-invoice'
import { lockOrder } from '@/lib/domain/shop-orders/orders'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { signatureOf } from '@/lib/server/signed-link'
import type { Actor } from '@/lib/shared/actor'
import { dayMs } from '@/lib/shared/durations'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { codesOf, createShopOrder, payShopOrder, workOn } from '@/tests/factories/shop-orders'

const declare = (actor: Actor, id: string, more: object = {}) =>
  execute(withdrawOrder, callerFor(actor), { id, ...more })

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
    const sent = { item: 'code', status: 'shipped', shippedAt: new Date(Date.now() - 40 * dayMs) } as const
    const inTime = await begin({ ...sent, receivedAt: new Date(Date.now() - 13 * dayMs) })
    await declare(inTime.actor, inTime.id)
    const late = await begin({ ...sent, receivedAt: new Date(Date.now() - 35 * dayMs) })
    await expect(declare(late.actor, late.id)).rejects.toMatchObject({ code: 'SHOP_ORDER_TOO_LATE' })
    // Nobody said that it came.
    const silent = await begin(sent)
    await declare(silent.actor, silent.id)
  })

  test('is not for what is made to order, nor for others', async () => {
    const plaque = await begin({ status: 'paid' })
    await expect(declare(plaque.actor, plaque.id)).rejects.toMatchObject({ code: 'SHOP_ORDER_MADE_TO_ORDER' })
    const stranger = actorFor(await createAccount())
    await expect(declare(stranger, plaque.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('regretting an engraving', () => {
  const ordered = { item: 'engraving', status: 'started', startConsentAt: new Date() } as const

  test.each([
    ['queued', 0],
    ['engraving', 447_50],
  ] as const)('while its plate is %s keeps %s øre, stops the work and says so', async (state, kept) => {
    const order = await begin(ordered)
    const payment = await payShopOrder(order)
    await workOn(order, state)
    await declare(order.actor, order.id)
    expect(await db.refund.findMany({ where: { paymentId: payment.id } })).toMatchObject([
      { amountOere: BigInt(895_00 + 79_00 - kept), reason: 'withdrawal' },
    ])
    const [code] = await codesOf(order)
    const piece = await db.productionPiece.findFirstOrThrow({ where: { qrCodeId: code?.id ?? '' } })
    expect(piece).toMatchObject({ state: 'stopped', problem: expect.stringContaining('send pladen tilbage') })
    const mail = await db.mail.findFirstOrThrow({
      where: { template: 'shop-order-withdrawn', recipient: order.owner.email },
    })
    const text = mail.text.replaceAll(/\s+/g, ' ')
    expect(text).toContain('Har vi din plade, sender vi den tilbage uden udgift for dig.')
    expect(text.includes('beholder 447,50')).toBe(kept > 0)
  })

  test('that is done as asked is too late; done without being asked for, it is paid back whole', async () => {
    const done = await begin(ordered)
    await workOn(done, 'packed')
    await expect(declare(done.actor, done.id)).rejects.toMatchObject({ code: 'SHOP_ORDER_TOO_LATE' })
    const unasked = await begin({ item: 'engraving', status: 'started' })
    const payment = await payShopOrder(unasked)
    await workOn(unasked, 'packed')
    await declare(unasked.actor, unasked.id)
    expect(await db.refund.findMany({ where: { paymentId: payment.id } })).toMatchObject([{ amountOere: 974_00n }])
  })

  test('credits its invoice less what is kept', async () => {
    const order = await begin(ordered)
    await payShopOrder(order)
    const { id: purchaseId } = await db.purchase.findFirstOrThrow({ where: { shopOrderId: order.id } })
    await db.$transaction(async (tx) =>
      issueOrderInvoice(tx, await lockOrder(tx, order.id), { purchaseId, now: new Date(), dueInDays: 0 }),
    )
    await workOn(order, 'quality_check')
    await declare(order.actor, order.id)
    const note = await db.invoice.findFirstOrThrow({
      where: { kind: 'credit_note', receivable: { shopOrderId: order.id } },
    })
    expect(note.totalOere).toBe(BigInt(895_00 + 79_00 - 447_50))
  })
})
