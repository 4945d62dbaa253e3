import { expect, it } from 'vitest'
import { orderPayment } from '@/lib/domain/payments/order-payment'
import { cancelSubscription } from '@/lib/domain/subscriptions/commands/cancel-subscription'
import { addDays } from '@/lib/domain/subscriptions/law/danish-calendar'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { createFamilyPlan, createPlanOrder, inTransaction, readPlan } from '@/tests/factories/subscriptions'

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
  expect(await db.refund.count({ where: { payment: { subscriptionId: id } } })).toBe(0)
})

it('cancelling in the days of grace ends the agreement at once', async () => {
  const { id, payer, caller } = await createFamilyPlan({ at: addDays(new Date(), -370) })
  await execute(cancelSubscription, caller, { id })
  const mail = await db.mail.findFirstOrThrow({ where: { recipient: payer.email, template: 'plan-ended' } })
  expect(mail.text).toContain('du skylder ikke noget')
  expect(mail.text).not.toContain('Fortryd opsigelsen')
  expect(await readPlan(id)).toMatchObject({ status: 'ended', endReason: 'cancelled', nextChargeAt: null })
  await expect(execute(cancelSubscription, caller, { id })).rejects.toMatchObject({ code: 'PLAN_NOT_RUNNING' })
})

it('cancelling an order that is not paid gives it up with its open payment', async () => {
  const { memorial, payer, caller, id: running } = await createFamilyPlan()
  await db.subscription.update({ where: { id: running }, data: { status: 'ended', endReason: 'cancelled' } })
  const { id } = await createPlanOrder({ memorial, payer })
  const { paymentId } = await inTransaction((context) =>
    orderPayment(context, {
      ...{ purpose: 'plan', amountOere: 29_000, method: 'card', description: 'Premium', email: payer.email },
      ...{ keepCard: true, customerRef: null, subscriptionId: id, requestedById: payer.id },
    }),
  )
  await execute(cancelSubscription, caller, { id })
  expect(await readPlan(id)).toMatchObject({ status: 'abandoned' })
  expect(await db.payment.findUnique({ where: { id: paymentId } })).toMatchObject({ status: 'cancelled' })
})
