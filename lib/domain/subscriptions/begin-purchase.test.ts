import { describe, expect, it } from 'vitest'
import { readPagePlan } from '@/lib/domain/billing/page-plan'
import { withdrawSubscription } from '@/lib/domain/subscriptions/commands/withdraw-subscription'
import { startWithoutConsent } from '@/lib/domain/subscriptions/law/withdrawal'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { addDays, addMonths } from '@/lib/shared/danish-days'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { applyPayment, createPaidPayment, createPlan, createPlanOrder } from '@/tests/factories/subscriptions'

const at = new Date('2027-01-31T09:00:00Z')
const read = (id: string) => db.subscription.findUniqueOrThrow({ where: { id } })
const apply = (paymentId: string) => applyPayment(paymentId, at)

async function family() {
  const payer = await createAccount()
  return { payer, memorial: await createMemorial({ owner: payer }) }
}

describe('a paid period', () => {
  it('begins the plan, invoices and settles what was paid, and mails the confirmation with its files', async () => {
    const { payer, memorial } = await family()
    const { id, paymentId } = await createPlan({ memorial, payer, at })
    expect(await read(id)).toMatchObject({ status: 'active', startedAt: at, paidUntil: addMonths(at, 12) })
    const bill = await db.receivable.findFirstOrThrow({ where: { subscriptionId: id }, include: { entries: true } })
    expect(bill).toMatchObject({ status: 'paid', totalOere: 29_000n, entries: [{ paymentId }] })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: payer.email, template: 'plan-confirmed' } })
    expect(mail.text).toContain('/subscription/withdraw/')
    expect(mail.files).toHaveLength(2)
    expect(await readPagePlan(db, memorial.id, at)).toMatchObject({ plan: 'premium', state: 'running' })
  })

  it('begins when it can no longer be regretted without consent', async () => {
    const { payer, memorial } = await family()
    const { id } = await createPlan({ memorial, payer, at, hasConsent: false, choice: 'premium.month' })
    const start = startWithoutConsent(at)
    expect(await read(id)).toMatchObject({ startedAt: start, paidUntil: addMonths(start, 1) })
  })

  it('counts once, however often and from how many sides it comes', async () => {
    const { payer, memorial } = await family()
    const { id } = await createPlanOrder({ memorial, payer, at })
    const paymentId = await createPaidPayment(id, { amountOere: 29_000, at })
    const answers = await Promise.all([apply(paymentId), apply(paymentId), apply(paymentId)])
    expect(answers).toEqual([{ isDuplicate: false }, { isDuplicate: false }, { isDuplicate: false }])
    expect(await db.receivable.count({ where: { subscriptionId: id } })).toBe(1)
  })

  it('is a duplicate when another tab was paid too, or another member bought first', async () => {
    const { payer, memorial } = await family()
    const { id } = await createPlanOrder({ memorial, payer, at })
    const [one, two] = [
      await createPaidPayment(id, { amountOere: 29_000, at }),
      await createPaidPayment(id, { amountOere: 29_000, at }),
    ]
    const other = await createPlanOrder({ memorial, payer: await createAccount(), at })
    const third = await createPaidPayment(other.id, { amountOere: 29_000, at })
    expect(await apply(one)).toEqual({ isDuplicate: false })
    expect(await apply(two)).toEqual({ isDuplicate: true })
    expect(await apply(third)).toEqual({ isDuplicate: true })
    expect(await read(other.id)).toMatchObject({ status: 'ended', endReason: 'duplicate' })
    expect(await read(id)).toMatchObject({ status: 'active', paidUntil: addMonths(at, 12) })
  })

  it('is a duplicate for a page that is gone', async () => {
    const { payer, memorial } = await family()
    const { id } = await createPlanOrder({ memorial, payer, at })
    const paymentId = await createPaidPayment(id, { amountOere: 29_000, at })
    await db.subscription.update({ where: { id }, data: { memorialId: null } })
    expect(await apply(paymentId)).toEqual({ isDuplicate: true })
  })
})

describe('a later period that somebody chooses to pay', () => {
  /** A month paid by MobilePay, and the next one, paid at `now`. */
  async function renewed(now: Date, begun: Date) {
    const { payer, memorial } = await family()
    const { id } = await createPlan({ memorial, payer, choice: 'premium.month', method: 'mobilepay', at: begun })
    const before = await read(id)
    await db.mail.deleteMany({ where: { recipient: payer.email } })
    const paymentId = await createPaidPayment(id, { amountOere: 2_900, method: 'mobilepay', at: now })
    await applyPayment(paymentId, now)
    const mails = () => db.mail.findMany({ where: { recipient: payer.email, template: 'plan-confirmed' } })
    const regret = () => execute(withdrawSubscription, callerFor(actorFor(payer)), { id, confirmed: true })
    return { id, paymentId, before, mails, regret }
  }

  it('is confirmed with its papers, and regretted alone while the paid one runs out', async () => {
    const now = addDays(new Date(), -1)
    const { id, paymentId, before, mails, regret } = await renewed(now, addDays(now, -25))
    const [mail] = await mails()
    expect(mail?.files).toHaveLength(2)
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('Så får du pengene for den nye periode tilbage.')
    expect((await regret()).result.refundOere).toBe(2_900)
    expect(await read(id)).toMatchObject({
      status: 'active',
      paidUntil: before.paidUntil,
      periodStart: before.periodStart,
      renewedAt: null,
      cancelledAt: expect.any(Date),
    })
    expect(await db.refund.findMany({ where: { payment: { subscriptionId: id } } })).toMatchObject([
      { paymentId, amountOere: 2_900n },
    ])
    await expect(regret()).rejects.toMatchObject({ code: 'WITHDRAWAL_TOO_LATE' })
  })

  it('is paid back whole when it has begun, for nobody asked for it before the time to regret was over', async () => {
    const now = addDays(new Date(), -9)
    const { id, paymentId, regret } = await renewed(now, addDays(now, -31))
    expect((await regret()).result.refundOere).toBe(2_900)
    expect(await read(id)).toMatchObject({ status: 'ended', endReason: 'withdrawn' })
    expect(await db.refund.findMany({ where: { payment: { subscriptionId: id } } })).toMatchObject([{ paymentId }])
  })

  it.each([
    ['no new agreement when the saved card pays it', null, 1],
    ['a new one when it was changed to a month before', 'month', 2],
  ] as const)('is %s', async (_, nextInterval, mails) => {
    const { payer, memorial } = await family()
    const begun = addDays(new Date(), -370)
    const { id } = await createPlan({ memorial, payer, at: begun })
    await db.subscription.update({ where: { id }, data: { nextInterval } })
    const { paidUntil } = await read(id)
    const paymentId = await createPaidPayment(id, { amountOere: 29_000 })
    await db.payment.update({ where: { id: paymentId }, data: { purpose: 'renewal' } })
    await applyPayment(paymentId)
    const renewedAt = nextInterval ? expect.any(Date) : null
    expect(await read(id)).toMatchObject({ periodStart: paidUntil, renewedAt })
    expect(await db.mail.count({ where: { recipient: payer.email, template: 'plan-confirmed' } })).toBe(mails)
  })
})
