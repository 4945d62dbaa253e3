import { expect, it } from 'vitest'
import { paymentPersonalData } from '@/lib/domain/payments/personal-data'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { actorFor, createAccount } from '@/tests/factories/accounts'
import { createEvent, createPaidPayment, createPayment, createRefund } from '@/tests/factories/payments'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)

it('messages to and from the provider are deleted after 180 days, except what a person or a job has to look at', async () => {
  const [old, disputed, fresh] = [await createEvent(), await createEvent(), await createEvent()]
  const handled = { state: 'handled' as const, receivedAt: daysAgo(181) }
  await db.paymentEvent.update({ where: { id: old.id }, data: handled })
  await db.paymentEvent.update({ where: { id: disputed.id }, data: { ...handled, state: 'disputed' } })
  await db.paymentEvent.update({ where: { id: fresh.id }, data: { ...handled, receivedAt: daysAgo(179) } })
  const { id: paymentId } = await createPayment()
  await db.providerCall.updateMany({ where: { paymentId }, data: { createdAt: daysAgo(181), state: 'answered' } })
  await paymentPersonalData.tidy(new Date())
  const left = await db.paymentEvent.findMany({ where: { id: { in: [old.id, disputed.id, fresh.id] } } })
  expect(left.map(({ id }) => id).toSorted()).toEqual([disputed.id, fresh.id].toSorted())
  expect(await db.providerCall.count({ where: { paymentId } })).toBe(0)
  expect(await db.payment.count({ where: { id: paymentId } })).toBe(1)
})

it('payments are kept for five years after the year they were made in, and no longer', async () => {
  const year = Number(danishDay(new Date()).slice(0, 4))
  const [old, kept] = [
    await createPaidPayment({ createdAt: new Date(`${year - 6}-12-30T12:00:00Z`) }),
    await createPaidPayment({ createdAt: new Date(`${year - 5}-01-02T12:00:00Z`) }),
  ]
  // In Denmark it was New Year's Day already.
  const justKept = await createPaidPayment({ createdAt: new Date(`${year - 6}-12-31T23:30:00Z`) })
  await createRefund({ paymentId: old.id })
  await paymentPersonalData.tidy(new Date())
  const left = await db.payment.findMany({ where: { id: { in: [old.id, kept.id, justKept.id] } } })
  expect(left.map(({ id }) => id).toSorted()).toEqual([kept.id, justKept.id].toSorted())
})

it('the data export has what the account paid', async () => {
  const user = await createAccount()
  await createPaidPayment({ requestedById: user.id })
  expect(await paymentPersonalData.about(db, actorFor(user))).toMatchObject({
    payments: [{ purpose: 'Faktura', method: 'Kort', status: 'Betalt', amountOere: 29_000, refundedOere: 0 }],
  })
})
