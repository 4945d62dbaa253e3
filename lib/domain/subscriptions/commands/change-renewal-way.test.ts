import { expect, it } from 'vitest'
import { cancelSubscription } from '@/lib/domain/subscriptions/commands/cancel-subscription'
import { changeRenewalWay } from '@/lib/domain/subscriptions/commands/change-renewal-way'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { addDays, addMonths } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'
import { createFamilyPlan, payByTransfer, readPlan } from '@/tests/factories/subscriptions'

it('the next period goes to an invoice and back to the card, which stays saved', async () => {
  const { id, caller } = await createFamilyPlan()
  const { paidUntil, cardRef } = await readPlan(id)
  const choose = (way: string) => execute(changeRenewalWay, caller, { id, way })
  await choose('invoice')
  await choose('invoice')
  expect(await readPlan(id)).toMatchObject({ renewal: 'invoice', nextChargeAt: null, cardRef })
  await choose('card')
  expect(await readPlan(id)).toMatchObject({ renewal: 'card', nextChargeAt: paidUntil, failedCharges: 0 })
  await expect(choose('cheque')).rejects.toMatchObject({ fields: { way: expect.any(String) } })
})

it('a card that is not saved, and a cancelled plan, are refused', async () => {
  const { id, caller } = await createFamilyPlan({ method: 'mobilepay' })
  const choose = () => execute(changeRenewalWay, caller, { id, way: 'card' })
  await expect(choose()).rejects.toMatchObject({ code: 'PLAN_NO_CARD' })
  await execute(cancelSubscription, caller, { id })
  await expect(choose()).rejects.toMatchObject({ code: 'PLAN_NOT_RUNNING' })
  expect(await readPlan(id)).toMatchObject({ renewal: 'invoice', nextChargeAt: null })
})

it('an invoice that is chosen in the days of grace is sent at once, and due that day', async () => {
  const { id, caller } = await createFamilyPlan({ at: addDays(new Date(), -370) })
  await execute(changeRenewalWay, caller, { id, way: 'invoice' })
  expect(await db.receivable.findMany({ where: { subscriptionId: id, status: 'open' } })).toMatchObject([
    { dueOn: new Date(danishDay(new Date())), totalOere: 29_000n },
  ])
  await payByTransfer(id)
  const { paidUntil } = await readPlan(id)
  expect(danishDay(paidUntil ?? new Date())).toBe(danishDay(addMonths(addDays(new Date(), -370), 24)))
})
