import { beforeAll, expect, it } from 'vitest'
import { applyProviderState } from '@/lib/domain/settlement/apply-provider-state'
import { payRenewal } from '@/lib/domain/subscriptions/commands/pay-renewal'
import type { Charge } from '@/lib/integrations/payments/payment-provider'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { addDays } from '@/lib/shared/danish-days'
import { openShop } from '@/tests/factories/plans'
import { applyPayment, createFamilyPlan, inTransaction, readPlan } from '@/tests/factories/subscriptions'

beforeAll(openShop)

it('the next period is one payment, however often it is pressed, and no second once it is paid', async () => {
  const { id, caller } = await createFamilyPlan({ at: addDays(new Date(), -360), method: 'mobilepay' })
  const { paidUntil } = await readPlan(id)
  const pay = (method = 'card') => execute(payRenewal, caller, { id, method })
  const [one, two] = await Promise.all([pay(), pay()])
  expect(two.result).toEqual(one.result)
  const [open, ...more] = await db.payment.findMany({ where: { subscriptionId: id, status: 'open' } })
  expect(more).toEqual([])
  expect(open).toMatchObject({ amountOere: 29_000n, purpose: 'plan' })
  const paymentId = open?.id ?? ''
  await db.payment.update({ where: { id: paymentId }, data: { status: 'paid', paidAt: new Date() } })
  await applyPayment(paymentId)
  const after = (await readPlan(id)).paidUntil?.getTime() ?? 0
  expect(after - (paidUntil?.getTime() ?? 0)).toBeGreaterThan(364 * 24 * 3600_000)
  await expect(pay()).rejects.toMatchObject({ code: 'PLAN_NOT_DUE' })
})

it('a card renews from when it has paid, not from when it was asked for', async () => {
  const { id, caller } = await createFamilyPlan({ at: addDays(new Date(), -360) })
  await db.subscription.update({ where: { id }, data: { renewal: 'invoice', nextChargeAt: null } })
  await execute(payRenewal, caller, { id, method: 'card' })
  expect(await readPlan(id)).toMatchObject({ renewal: 'invoice', nextChargeAt: null })
  const payment = await db.payment.findFirstOrThrow({ where: { subscriptionId: id, status: 'open' } })
  const charge: Charge = {
    chargeRef: `pi_${payment.id}`,
    reference: payment.id,
    amountOere: 29_000,
    currency: 'DKK',
    refundedOere: 0,
    state: 'paid',
    failureCode: null,
    customerRef: 'cus_new',
    createdAt: new Date(),
    card: { cardRef: 'pm_new', label: 'Visa •••• 1881', expiresOn: null },
  }
  await inTransaction((context) => applyProviderState(context, { paymentId: payment.id, charge, now: new Date() }))
  const { paidUntil } = await readPlan(id)
  expect(await readPlan(id)).toMatchObject({ renewal: 'card', cardRef: 'pm_new', nextChargeAt: paidUntil })
})

it('nothing is paid before the first reminder', async () => {
  const { id, caller } = await createFamilyPlan()
  await expect(execute(payRenewal, caller, { id, method: 'card' })).rejects.toMatchObject({ code: 'PLAN_NOT_DUE' })
  expect(await db.payment.count({ where: { subscriptionId: id } })).toBe(1)
})
