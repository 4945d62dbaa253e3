import { describe, expect, it } from 'vitest'
import { readPagePlan } from '@/lib/domain/billing/page-plan'
import { startWithoutConsent } from '@/lib/domain/subscriptions/law/withdrawal'
import { db } from '@/lib/server/db'
import { addMonths } from '@/lib/shared/danish-days'
import { createAccount } from '@/tests/factories/accounts'
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
