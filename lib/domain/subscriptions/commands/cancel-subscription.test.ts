import { expect, it } from 'vitest'
import { orderPayment } from '@/lib/domain/payments/order-payment'
import { cancelSubscription } from '@/lib/domain/subscriptions/commands/cancel-subscription'
import { listMyPlans } from '@/lib/domain/subscriptions/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { addDays } from '@/lib/shared/danish-days'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import {
  createFamilyPlan,
  createPlanOrder,
  inTransaction,
  openFor,
  payByTransfer,
  readPlan,
} from '@/tests/factories/subscriptions'

const mails = (recipient: string) => db.mail.count({ where: { recipient, template: 'plan-ended' } })

it('cancelling stops the charges, keeps what is paid, and is told once, however often it is pressed', async () => {
  const { id, payer, caller } = await createFamilyPlan()
  const { paidUntil } = await readPlan(id)
  const cancel = () => execute(cancelSubscription, caller, { id })
  await Promise.all([cancel(), cancel()])
  const once = await readPlan(id)
  expect(once).toMatchObject({ status: 'active', paidUntil, nextChargeAt: null, cancelledAt: expect.any(Date) })
  await cancel()
  expect(await readPlan(id)).toEqual(once)
  expect(await mails(payer.email)).toBe(1)
  const mail = await db.mail.findFirstOrThrow({ where: { recipient: payer.email, template: 'plan-ended' } })
  expect(mail.text.replace(/\s+/g, ' ')).toContain('Du kan fortryde opsigelsen under Sidernes planer')
  expect(await db.refund.count({ where: { payment: { subscriptionId: id } } })).toBe(0)
})

it('cancelling in the days of grace ends the agreement at once', async () => {
  const { id, payer, caller } = await createFamilyPlan({ at: addDays(new Date(), -370) })
  await execute(cancelSubscription, caller, { id })
  const mail = await db.mail.findFirstOrThrow({ where: { recipient: payer.email, template: 'plan-ended' } })
  expect(mail.text.replace(/\s+/g, ' ')).toContain('du skylder ikke noget')
  expect(mail.text).not.toContain('opsigelsen')
  expect(await readPlan(id)).toMatchObject({ status: 'ended', endReason: 'cancelled', nextChargeAt: null })
  await expect(execute(cancelSubscription, caller, { id })).rejects.toMatchObject({ code: 'PLAN_NOT_RUNNING' })
})

it('cancelling an order that is not paid gives it up with its open payment', async () => {
  const { memorial, payer, caller, id: running } = await createFamilyPlan()
  await db.subscription.update({ where: { id: running }, data: { status: 'ended', endReason: 'cancelled' } })
  const { id } = await createPlanOrder({ memorial, payer })
  const purchaseId = await openFor(id, { amountOere: 29_000, at: new Date() })
  const { paymentId } = await inTransaction((context) =>
    orderPayment(context, {
      purpose: 'plan',
      amountOere: 29_000,
      method: 'card',
      description: 'Premium',
      email: payer.email,
      keepCard: true,
      customerRef: null,
      purchaseId,
      requestedById: payer.id,
    }),
  )
  await execute(cancelSubscription, caller, { id })
  expect(await readPlan(id)).toMatchObject({ status: 'abandoned' })
  expect(await db.payment.findUnique({ where: { id: paymentId } })).toMatchObject({ status: 'cancelled' })
})

it('cancelling an order that came in part by transfer offers the part back, and says so', async () => {
  const payer = await createAccount()
  const caller = callerFor(actorFor(payer))
  const { id } = await createPlanOrder({ memorial: await createMemorial({ owner: payer }), payer })
  const purchaseId = await openFor(id, { amountOere: 29_000, at: new Date() })
  await createInvoice({ receivable: { email: payer.email, userId: payer.id, subscriptionId: id, purchaseId } })
  await payByTransfer(id, 10_000)
  expect((await listMyPlans(caller.actor, {})).pages[0]?.plan?.mine?.receivedOere).toBe(10_000)
  await execute(cancelSubscription, caller, { id, bankAccount: '1234 0001234567' })
  expect(await readPlan(id)).toMatchObject({ status: 'abandoned' })
  const refunds = await db.refund.findMany({ where: { payment: { subscriptionId: id } } })
  expect(refunds).toMatchObject([{ amountOere: 10_000n, reason: 'order_cancelled', bankAccount: '12340001234567' }])
  expect(await db.receivable.findFirst({ where: { subscriptionId: id, invoice: { kind: 'invoice' } } })).toMatchObject({
    status: 'credited',
  })
  const mail = await db.mail.findFirstOrThrow({ where: { recipient: payer.email, template: 'money-back' } })
  expect(mail.text).toMatch(/100,00.kr/)
})
