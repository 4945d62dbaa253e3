import { expect, it } from 'vitest'
import { applyFailedCharge } from '@/lib/domain/subscriptions/process-due-agreement'
import { db } from '@/lib/server/db'
import { addDays } from '@/lib/shared/danish-days'
import {
  applyPayment,
  createFamilyPlan,
  createPaidPayment,
  inTransaction,
  openFor,
  readPlan,
} from '@/tests/factories/subscriptions'

const daysAgo = (days: number) => addDays(new Date(), -days)
const refuse = (subscriptionId: string, paymentId: string) =>
  inTransaction((context) =>
    applyFailedCharge(context, { subscriptionId, paymentId, needsPayer: false, now: new Date() }),
  )

async function chargedPlan() {
  const plan = await createFamilyPlan({ at: daysAgo(366) })
  const purchaseId = await openFor(plan.id, { amountOere: 29_000, at: daysAgo(1) })
  const { id: chargeId } = await db.payment.create({
    data: {
      purchaseId,
      subscriptionId: plan.id,
      amountOere: 29_000,
      purpose: 'renewal',
      method: 'card',
      provider: 'stripe',
      status: 'failed',
      createdAt: daysAgo(1),
    },
    select: { id: true },
  })
  const mails = () => db.mail.count({ where: { recipient: plan.payer.email, template: 'plan-charge-failed' } })
  return { ...plan, chargeId, mails }
}

it('a refused card is tried again after three days, and the payer is told', async () => {
  const { id, chargeId, mails } = await chargedPlan()
  const { paidUntil } = await readPlan(id)
  await refuse(id, chargeId)
  expect(await readPlan(id)).toMatchObject({ failedCharges: 1, nextChargeAt: paidUntil && addDays(paidUntil, 3) })
  expect(await mails()).toBe(1)
})

it('a refusal that comes after the period was paid in another way changes nothing and tells nobody', async () => {
  const { id, chargeId, mails } = await chargedPlan()
  const paymentId = await createPaidPayment(id, { amountOere: 29_000 })
  await applyPayment(paymentId)
  const before = await readPlan(id)
  await refuse(id, chargeId)
  expect(await readPlan(id)).toEqual(before)
  expect(await mails()).toBe(0)
})
