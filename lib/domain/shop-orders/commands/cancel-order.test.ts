import { describe, expect, test } from 'vitest'
import { settleTransfer } from '@/lib/domain/settlement/settle'
import { callOffOrder } from '@/lib/domain/shop-orders/commands/call-off-order'
import { cancelOrder } from '@/lib/domain/shop-orders/commands/cancel-order'
import { getOwnOrder } from '@/lib/domain/shop-orders/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import { createShopOrder, payShopOrder } from '@/tests/factories/shop-orders'
import { applyPayment, inTransaction } from '@/tests/factories/subscriptions'

const cancel = (owner: Parameters<typeof actorFor>[0], id: string) =>
  execute(cancelOrder, callerFor(actorFor(owner)), { id })

/** An order that was paid by card, with its invoice. */
async function paidOrder() {
  const owner = await createAccount()
  const order = await createShopOrder(owner, await createMemorial({ owner }), { status: 'ordered' })
  const payment = await payShopOrder(order)
  await applyPayment(payment.id)
  return { owner, payment, ...order }
}
const endedMail = async ({ email }: { email: string }) =>
  (await db.mail.findFirstOrThrow({ where: { recipient: email, template: 'shop-order-ended' } })).text.replace(
    /\s+/g,
    ' ',
  )
const refundsOf = (paymentId: string) => db.refund.findMany({ where: { paymentId } })

describe('a payment that arrives', () => {
  test('invoices a card payment once, as paid, however often it is told', async () => {
    const { id, owner, payment } = await paidOrder()
    await applyPayment(payment.id)
    expect(await db.shopOrder.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'paid' })
    const receivables = await db.receivable.findMany({ where: { shopOrderId: id } })
    expect(receivables).toMatchObject([{ status: 'paid', totalOere: 974_00n, settledOere: 974_00n, userId: owner.id }])
    expect(await db.mail.count({ where: { recipient: owner.email, template: 'shop-order-received' } })).toBe(1)
  })

  test('is paid back when it is the second, or when the order was cancelled', async () => {
    const { id, owner } = await paidOrder()
    const second = await payShopOrder({ id })
    await applyPayment(second.id)
    expect(await refundsOf(second.id)).toMatchObject([{ reason: 'duplicate', amountOere: 974_00n }])
    await cancel(owner, id)
    const late = await payShopOrder({ id })
    await applyPayment(late.id)
    expect(await refundsOf(late.id)).toMatchObject([{ reason: 'order_cancelled', amountOere: 974_00n }])
  })

  test('lets an order stand again that was given up', async () => {
    const owner = await createAccount()
    const order = await createShopOrder(owner, await createMemorial({ owner }), { status: 'abandoned' })
    const { id } = await payShopOrder(order)
    await applyPayment(id)
    expect(await db.shopOrder.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({ status: 'paid' })
  })
})

describe('cancelling an order', () => {
  test('credits and pays back once, also from clicks at the same time', async () => {
    const { id, owner, payment } = await paidOrder()
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => cancel(owner, id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [refund, ...more] = await refundsOf(payment.id)
    expect(more).toHaveLength(0)
    expect(refund).toMatchObject({ amountOere: 974_00n, reason: 'order_cancelled', creditNoteId: expect.any(String) })
    expect(await db.receivable.count({ where: { shopOrderId: id, invoice: { kind: 'credit_note' } } })).toBe(1)
    expect(await endedMail(owner)).toContain('på samme måde som du betalte')
  })

  test('asks whoever transferred the money for the account, unless it was given', async () => {
    for (const bankAccount of ['', '1234 0001234567']) {
      const owner = await createAccount()
      const order = await createShopOrder(owner, await createMemorial({ owner }))
      const { id } = await payShopOrder(order)
      await db.payment.update({ where: { id }, data: { provider: 'bank', method: 'bank_transfer', chargeRef: null } })
      await execute(cancelOrder, callerFor(actorFor(owner)), { id: order.id, bankAccount })
      expect((await endedMail(owner)).includes('Svar på denne mail med registreringsnummer')).toBe(bankAccount === '')
    }
  })

  test('asks for the account also when only a part had come, and gives the part back', async () => {
    const owner = await createAccount()
    const { id } = await createShopOrder(owner, await createMemorial({ owner }), { status: 'ordered' })
    const { id: purchaseId } = await db.purchase.create({ data: { shopOrderId: id, priceOere: 974_00 } })
    const { id: invoiceId } = await createInvoice({ receivable: { email: owner.email, shopOrderId: id, purchaseId } })
    const part = { invoiceId, amountOere: 100_00, bookedOn: '2026-11-03' }
    await inTransaction((context) => settleTransfer(context, part))
    expect(await getOwnOrder(actorFor(owner), { id })).toMatchObject({ isTransferred: true })
    await cancel(owner, id)
    expect(await db.refund.findMany({ where: { payment: { shopOrderId: id } } })).toMatchObject([
      { amountOere: 100_00n, reason: 'order_cancelled' },
    ])
    expect(await endedMail(owner)).toContain('Svar på denne mail med registreringsnummer')
  })

  test('is not for others, nor for the buyer once it is begun; we can, with a reason and the password', async () => {
    const owner = await createAccount()
    const order = await createShopOrder(owner, await createMemorial({ owner }), { status: 'started' })
    await expect(cancel(await createAccount(), order.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(cancel(owner, order.id)).rejects.toMatchObject({ code: 'SHOP_ORDER_BEGUN' })
    const staff = administratorFor(await createAccount({ isAdmin: true }))
    const callOff = (more: object, hasConfirmed = true) =>
      execute(callOffOrder, callerFor({ ...staff, hasConfirmed }), { id: order.id, ...more })
    await expect(callOff({})).rejects.toMatchObject({ fields: { reason: expect.any(String) } })
    await expect(callOff({ reason: 'Skifer er udsolgt.' }, false)).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
    await callOff({ reason: 'Skifer er udsolgt.' })
    const codes = await db.qrCode.findMany({ where: { package: { shopOrder: { id: order.id } } } })
    expect(codes.map(({ state }) => state)).toEqual(['blocked'])
    expect(await endedMail(owner)).toContain('Skifer er udsolgt.')
    await expect(callOff({ reason: 'En gang til.' })).rejects.toMatchObject({ code: 'SHOP_ORDER_OVER' })
  })
})
