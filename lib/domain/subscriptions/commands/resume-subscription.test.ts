import { expect, it } from 'vitest'
import { cancelSubscription } from '@/lib/domain/subscriptions/commands/cancel-subscription'
import { resumeSubscription } from '@/lib/domain/subscriptions/commands/resume-subscription'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { createFamilyPlan, readPlan } from '@/tests/factories/subscriptions'

it('a cancelled plan goes on as if it never was, also when it is pressed twice', async () => {
  const { id, caller } = await createFamilyPlan()
  const before = await readPlan(id)
  await execute(cancelSubscription, caller, { id })
  const resume = () => execute(resumeSubscription, caller, { id })
  await Promise.all([resume(), resume()])
  const { paidUntil } = before
  expect(await readPlan(id)).toMatchObject({ status: 'active', cancelledAt: null, paidUntil, nextChargeAt: paidUntil })
  expect(await db.payment.count({ where: { subscriptionId: id } })).toBe(1)
})

it('a plan paid by invoice is charged to no card afterwards, and none that has run out comes back', async () => {
  const { id, caller } = await createFamilyPlan({ method: 'mobilepay' })
  await execute(cancelSubscription, caller, { id })
  await execute(resumeSubscription, caller, { id })
  expect(await readPlan(id)).toMatchObject({ nextChargeAt: null, renewal: 'invoice' })
  await db.subscription.update({ where: { id }, data: { paidUntil: new Date(Date.now() - 1000) } })
  await expect(execute(resumeSubscription, caller, { id })).rejects.toMatchObject({ code: 'PLAN_NOT_RUNNING' })
})
