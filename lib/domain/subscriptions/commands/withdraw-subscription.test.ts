import { beforeAll, describe, expect, it } from 'vitest'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { buyPlan } from '@/lib/domain/subscriptions/commands/buy-plan'
import { changePlan } from '@/lib/domain/subscriptions/commands/change-plan'
import { withdrawSubscription } from '@/lib/domain/subscriptions/commands/withdraw-subscription'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { signatureOf } from '@/lib/server/signed-link'
import type { Actor } from '@/lib/shared/actor'
import { addDays, addMonths, wholeDays } from '@/lib/shared/danish-days'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { openShop } from '@/tests/factories/plans'
import {
  applyPayment,
  createPaidPayment,
  createPlan,
  createPlanOrder,
  payByTransfer,
} from '@/tests/factories/subscriptions'

const daysAgo = (days: number) => addDays(new Date(), -days)
const withdraw = (actor: Actor, id: string, more: object = {}) =>
  execute(withdrawSubscription, callerFor(actor), { id, confirmed: true, ...more })
const read = (id: string) => db.subscription.findUniqueOrThrow({ where: { id } })

async function family() {
  const payer = await createAccount()
  return { payer, actor: actorFor(payer), memorial: await createMemorial({ owner: payer }) }
}

beforeAll(openShop)

describe('withdrawing from a purchase', () => {
  it('ends it, pays back by the law, credits the invoice and mails a receipt with its time', async () => {
    const { payer, actor, memorial } = await family()
    const at = daysAgo(12)
    const { id, paymentId } = await createPlan({ memorial, payer, at })
    const message = 'a.example.dk b.example.dk c.example.dk d.example.dk'
    await expect(withdraw(actor, id, { message })).rejects.toMatchObject({ code: 'TOO_MANY_LINKS' })
    const { result } = await withdraw(actor, id, { message: 'Vi har fortrudt.' })
    // A year with 29 February in it has a day more.
    const usedOere = Math.floor((29_000 * 12) / wholeDays(at, addMonths(at, 12)))
    expect(Math.abs(result.refundOere - (29_000 - usedOere))).toBeLessThanOrEqual(1)
    expect(await read(id)).toMatchObject({ status: 'ended', endReason: 'withdrawn' })
    const refund = await db.refund.findFirstOrThrow({ where: { paymentId } })
    expect(refund).toMatchObject({ amountOere: BigInt(result.refundOere), reason: 'withdrawal' })
    expect(refund.creditNoteId).not.toBeNull()
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: payer.email, template: 'plan-withdrawn' } })
    expect(mail.text).toMatch(/kl\. \d\d\.\d\d meddelte du/)
    expect(mail.text.replace(/\s+/g, ' ')).toContain('er på vej til kortet Visa •••• 4242 og er sendt senest den')
    await expect(withdraw(actor, id)).rejects.toMatchObject({ code: 'WITHDRAWAL_DONE' })
  })

  it('pays back everything without consent', async () => {
    for (const choice of ['premium.month', 'livstid.once'] as const) {
      const { payer, actor, memorial } = await family()
      const { id } = await createPlan({ memorial, payer, at: daysAgo(12), choice, hasConsent: false })
      const { result } = await withdraw(actor, id)
      expect(result.refundOere).toBe(choice === 'livstid.once' ? 149_500 : 2_900)
    }
  })

  it('pays back a transfer that came in parts, and what it was too large, to the account', async () => {
    const { actor, memorial } = await family()
    const { result } = await execute(buyPlan, callerFor(actor), {
      memorialId: memorial.id,
      choice: 'livstid.once',
      method: 'bank_transfer',
      termsVersion: legalDocuments.terms.version,
    })
    await payByTransfer(result.id, 100_000)
    await payByTransfer(result.id, 50_000)
    const { result: withdrawn } = await withdraw(actor, result.id, { bankAccount: '1234 0001234567' })
    expect(withdrawn.refundOere).toBe(150_000)
    const refunds = await db.refund.findMany({
      where: { payment: { subscriptionId: result.id } },
      orderBy: { amountOere: 'asc' },
    })
    expect(refunds.map(({ amountOere, bankAccount }) => ({ amountOere, bankAccount }))).toEqual([
      { amountOere: 50_000n, bankAccount: '12340001234567' },
      { amountOere: 100_000n, bankAccount: '12340001234567' },
    ])
    const notes = { subscriptionId: result.id, invoice: { kind: 'credit_note' } } as const
    expect(await db.receivable.findMany({ where: notes })).toMatchObject([{ totalOere: 149_500n }])
  })

  it('pays back what had come for an order that waits for the rest', async () => {
    const { payer, actor, memorial } = await family()
    const { result } = await execute(buyPlan, callerFor(actor), {
      memorialId: memorial.id,
      choice: 'premium.year',
      method: 'bank_transfer',
      termsVersion: legalDocuments.terms.version,
    })
    await payByTransfer(result.id, 10_000)
    expect((await withdraw(actor, result.id)).result.refundOere).toBe(10_000)
    expect(await db.refund.findMany({ where: { payment: { subscriptionId: result.id } } })).toMatchObject([
      { amountOere: 10_000n, reason: 'withdrawal' },
    ])
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: payer.email, template: 'plan-withdrawn' } })
    expect(mail.text).toContain('til din bankkonto')
  })

  it('works by the link without a session, and for nobody with a wrong one', async () => {
    const { payer, memorial } = await family()
    const { id } = await createPlanOrder({ memorial, payer })
    await expect(withdraw(visitor(), id, { key: signatureOf('payment', id) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(withdraw(visitor(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { result } = await withdraw(visitor(), id, { key: signatureOf('withdrawal', id) })
    expect(result.refundOere).toBe(0)
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: payer.email, template: 'plan-withdrawn' } })
    expect(mail.text).toContain('så der er intet at betale tilbage')
  })

  it('takes no account from whoever has only the link', async () => {
    const { payer, actor, memorial } = await family()
    const { id } = await createPlanOrder({ memorial, payer })
    const byLink = { key: signatureOf('withdrawal', id), bankAccount: '1234 0001234567' }
    const stranger = actorFor(await createAccount())
    for (const caller of [visitor(), stranger]) {
      await expect(withdraw(caller, id, byLink)).rejects.toMatchObject({
        code: 'WITHDRAWAL_ACCOUNT',
        fields: { bankAccount: expect.any(String) },
      })
    }
    expect(await read(id)).toMatchObject({ status: 'ordered' })
    await withdraw(actor, id, byLink)
    expect(await read(id)).toMatchObject({ status: 'ended' })
  })

  it('needs the second step, and ends with the deadline', async () => {
    const { payer, actor, memorial } = await family()
    const { id } = await createPlan({ memorial, payer, at: daysAgo(25) })
    await expect(execute(withdrawSubscription, callerFor(actor), { id })).rejects.toMatchObject({
      fields: { confirmed: expect.any(String) },
    })
    await expect(withdraw(actor, id)).rejects.toMatchObject({ code: 'WITHDRAWAL_TOO_LATE' })
    expect(await read(id)).toMatchObject({ status: 'active' })
  })

  it('from a change takes up the plan that ran before', async () => {
    const { payer, actor, memorial } = await family()
    const { id } = await createPlan({ memorial, payer, at: daysAgo(10), choice: 'premium.month' })
    const { result: changed } = await execute(changePlan, callerFor(actor), {
      id,
      choice: 'livstid.once',
      method: 'card',
      termsVersion: legalDocuments.terms.version,
    })
    const { amountOere } = await db.payment.findFirstOrThrow({ where: { subscriptionId: changed.id } })
    const paymentId = await createPaidPayment(changed.id, { amountOere: Number(amountOere) })
    await applyPayment(paymentId)
    expect(await read(id)).toMatchObject({ status: 'ended', endReason: 'changed' })
    const { result } = await withdraw(actor, changed.id)
    expect(BigInt(result.refundOere)).toBe(amountOere)
    expect(await read(id)).toMatchObject({ status: 'active', endReason: null })
  })
})

describe('buying', () => {
  it('uses an open order again, gives up another choice, and is refused where a plan runs', async () => {
    const { payer, actor, memorial } = await family()
    const input = { memorialId: memorial.id, method: 'card', termsVersion: legalDocuments.terms.version }
    const buy = async (choice: string) => (await execute(buyPlan, callerFor(actor), { ...input, choice })).result
    const [one, two] = await Promise.all([buy('premium.year'), buy('premium.year')])
    expect(two).toEqual(one)
    const month = await buy('premium.month')
    expect(await read(one.id)).toMatchObject({ status: 'abandoned' })
    expect(await db.payment.count({ where: { subscriptionId: one.id, status: 'open' } })).toBe(0)
    expect(await read(month.id)).toMatchObject({ startConsentAt: null, priceOere: 2_900n, renewal: 'card' })
    await expect(
      execute(buyPlan, callerFor(actor), { ...input, choice: 'premium.year', termsVersion: '0' }),
    ).rejects.toMatchObject({ code: 'PLAN_TERMS_CHANGED' })
    await createPlan({ memorial, payer })
    await expect(buy('premium.year')).rejects.toMatchObject({ code: 'PAGE_HAS_PLAN' })
  })
})
