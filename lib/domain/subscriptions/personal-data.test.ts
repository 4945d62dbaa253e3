import { expect, it } from 'vitest'
import { retentionDays } from '@/lib/domain/legal/retention'
import { subscriptionPersonalData } from '@/lib/domain/subscriptions/personal-data'
import { db } from '@/lib/server/db'
import { createFamilyPlan } from '@/tests/factories/subscriptions'

/** Half an hour into a year in Denmark; in UTC the old one still runs. */
const newYear = (year: number) => new Date(`${year - 1}-12-31T23:30:00Z`)

it('a saved card goes thirty days after its plan ended, and whose plan it was with the vouchers of that year', async () => {
  const [over, running] = [await createFamilyPlan(), await createFamilyPlan()]
  const card = { customerRef: 'cus_1', cardRef: 'pm_1', cardLabel: 'Visa •••• 4242' }
  const endedAt = newYear(2016)
  await db.subscription.update({ where: { id: over.id }, data: { ...card, status: 'ended', endedAt } })
  await db.subscription.update({ where: { id: running.id }, data: card })
  const left = (id: string) => db.subscription.findUniqueOrThrow({ where: { id } })
  const daysOn = (days: number) => new Date(endedAt.getTime() + days * 24 * 3600_000)
  await subscriptionPersonalData.tidy(daysOn(retentionDays.savedCard - 1))
  expect(await left(over.id)).toMatchObject(card)
  await subscriptionPersonalData.tidy(daysOn(retentionDays.savedCard + 1))
  const forgotten = { customerRef: null, cardRef: null, cardLabel: null }
  expect(await left(over.id)).toMatchObject({ ...forgotten, payerEmail: over.payer.email })
  await subscriptionPersonalData.tidy(newYear(2022))
  expect(await left(over.id)).toMatchObject({ payerName: '', payerEmail: '', plan: 'premium' })
  expect(await left(running.id)).toMatchObject({ ...card, payerEmail: running.payer.email })
})

it('what was said when a plan was regretted is kept for five years after its own', async () => {
  const { id: subscriptionId, payer } = await createFamilyPlan()
  const said = { subscriptionId, name: payer.fullName, email: payer.email, refundOere: 1n }
  await db.withdrawal.create({ data: { ...said, at: new Date('2015-12-31') } })
  const { number } = await db.withdrawal.create({ data: { ...said, at: newYear(2016) } })
  await subscriptionPersonalData.tidy(newYear(2021))
  expect(await db.withdrawal.findMany({ where: { subscriptionId } })).toMatchObject([{ number }])
})
