import { expect, it } from 'vitest'
import { subscriptionHoldings } from '@/lib/domain/subscriptions/holdings'
import { db } from '@/lib/server/db'
import { createFamilyPlan } from '@/tests/factories/subscriptions'

/** Half an hour into a year in Denmark; in UTC the old one still runs. */
const newYear = (year: number) => new Date(`${year - 1}-12-31T23:30:00Z`)

it('what was said when a plan was regretted is kept for five years after its own', async () => {
  const { id: subscriptionId, payer } = await createFamilyPlan()
  const said = { subscriptionId, name: payer.fullName, email: payer.email, refundOere: 1n }
  await db.withdrawal.create({ data: { ...said, at: new Date('2015-12-31') } })
  const { number } = await db.withdrawal.create({ data: { ...said, at: newYear(2016) } })
  await subscriptionHoldings.tidy(newYear(2021))
  expect(await db.withdrawal.findMany({ where: { subscriptionId } })).toMatchObject([{ number }])
})
