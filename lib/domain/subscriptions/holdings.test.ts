import { expect, it } from 'vitest'
import { subscriptionHoldings } from '@/lib/domain/subscriptions/holdings'
import { db } from '@/lib/server/db'
import { createFamilyPlan } from '@/tests/factories/subscriptions'

it('what was said when a plan was regretted is kept for five years after its own', async () => {
  const { id: subscriptionId, payer } = await createFamilyPlan()
  const said = { subscriptionId, name: payer.fullName, email: payer.email, refundOere: 1n }
  await db.withdrawal.create({ data: { ...said, at: new Date('2015-12-31') } })
  const { number } = await db.withdrawal.create({ data: said })
  await subscriptionHoldings.tidy(new Date('2021-01-01'))
  expect(await db.withdrawal.findMany({ where: { subscriptionId } })).toMatchObject([{ number }])
})
