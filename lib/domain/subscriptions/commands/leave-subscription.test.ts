import { expect, it } from 'vitest'
import { leaveSubscription } from '@/lib/domain/subscriptions/commands/leave-subscription'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { addDays } from '@/lib/shared/danish-days'
import { applyPayment, createFamilyPlan, createPaidPayment, readPlan } from '@/tests/factories/subscriptions'

it('leaving pays the unused days back once, however often it is pressed, with a credit note and a mail', async () => {
  const { id, paymentId, payer, caller } = await createFamilyPlan({ at: addDays(new Date(), -200) })
  const leave = () => execute(leaveSubscription, caller, { id })
  const results = await Promise.allSettled([leave(), leave()])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refunds = await db.refund.findMany({ where: { paymentId } })
  expect(refunds).toMatchObject([{ reason: 'left', creditNoteId: expect.any(String) }])
  expect(Math.abs(Number(refunds[0]?.amountOere) - 29_000 * (165 / 365))).toBeLessThan(80)
  expect(await readPlan(id)).toMatchObject({ status: 'ended', endReason: 'left', nextChargeAt: null })
  expect(await db.mail.count({ where: { recipient: payer.email, template: 'plan-ended' } })).toBe(1)
})

it('a year that was paid ahead is paid back whole, and so are the days that remain before it', async () => {
  const { id, paymentId, caller } = await createFamilyPlan({ at: addDays(new Date(), -345) })
  const ahead = await createPaidPayment(id, { amountOere: 29_000 })
  await applyPayment(ahead)
  const { result } = await execute(leaveSubscription, caller, { id })
  const before = result.refundOere - 29_000
  expect(Math.abs(before - 29_000 * (20 / 365))).toBeLessThan(160)
  const refunds = await db.refund.findMany({ where: { paymentId: { in: [ahead, paymentId] } }, orderBy: { id: 'asc' } })
  expect(refunds).toMatchObject([
    { paymentId: ahead, amountOere: 29_000n },
    { paymentId, amountOere: BigInt(before) },
  ])
  expect(refunds.every(({ creditNoteId }) => creditNoteId !== null)).toBe(true)
})

it('leaving waits for six months, and a month cannot be left', async () => {
  for (const options of [
    { at: addDays(new Date(), -150) },
    { choice: 'premium.month', at: addDays(new Date(), -20) },
  ] as const) {
    const { id, paymentId, caller } = await createFamilyPlan(options)
    await expect(execute(leaveSubscription, caller, { id })).rejects.toMatchObject({ code: 'PLAN_CANNOT_LEAVE' })
    expect(await db.refund.count({ where: { paymentId } })).toBe(0)
    expect(await readPlan(id)).toMatchObject({ status: 'active' })
  }
})
