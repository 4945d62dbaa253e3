import { vi } from 'vitest'
import { graceEndsAt } from '@/lib/domain/billing/plan-state'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { openPayment } from '@/lib/domain/payments/commands/open-payment'
import type { PaymentMethod } from '@/lib/domain/payments/schema'
import { sendCharge } from '@/lib/domain/settlement/commands/send-charge'
import { sendRefund } from '@/lib/domain/settlement/commands/send-refund'
import { settlePayment } from '@/lib/domain/settlement/commands/settle-payment'
import { buyPlan } from '@/lib/domain/subscriptions/commands/buy-plan'
import { processAgreement } from '@/lib/domain/subscriptions/commands/process-agreement'
import { listDue } from '@/lib/domain/subscriptions/due-agreements'
import type { PlanChoice } from '@/lib/domain/subscriptions/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { addDays } from '@/lib/shared/danish-days'
import { minuteMs } from '@/lib/shared/durations'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import type { PaymentStandIn } from '@/tests/factories/payment-stand-in'
import { signed, worker } from '@/tests/factories/payments'

const { version: termsVersion } = legalDocuments.terms

export type Family = { actor: Actor; memorialId: string; userId: string }

/** A clock that jumps from one due thing to the next, and does it with the real commands. */
export function planClock(standIn: PaymentStandIn, check: () => Promise<void>) {
  const pages: string[] = []
  let steps = 0

  async function newFamily(): Promise<Family> {
    const account = await createAccount()
    const { id } = await createMemorial({ owner: account })
    pages.push(id)
    return { actor: actorFor(account), memorialId: id, userId: account.id }
  }

  /** Pays on the provider's page, as the payer does. */
  async function payAt(path: string | null): Promise<void> {
    const id = /\/payment\/([^?]+)/.exec(path ?? '')?.[1] ?? ''
    await execute(openPayment, callerFor(visitor()), signed(id))
    const { sessionRef } = await db.payment.findUniqueOrThrow({ where: { id } })
    await standIn.pay(sessionRef ?? '')
    await execute(settlePayment, worker, { paymentId: id, now: new Date() })
  }

  async function buy(
    { actor, memorialId }: Family,
    choice: PlanChoice,
    method: PaymentMethod = 'card',
  ): Promise<string> {
    const input = { memorialId, choice, method, startNow: true, termsVersion }
    const { result } = await execute(buyPlan, callerFor(actor), input)
    if (result.next) await payAt(result.next)
    return result.id
  }

  /** Everything that is due now, twice, as two workers would; then what was ordered of the provider. */
  async function work(): Promise<void> {
    const now = new Date()
    const [own, allDue] = await Promise.all([
      db.subscription.findMany({ where: { OR: mine() }, select: { id: true } }),
      listDue(now, { take: 10_000 }),
    ])
    const ids = new Set(own.map(({ id }) => id))
    const due = allDue.filter((id) => ids.has(id))
    for (const id of due) {
      const processDue = () => execute(processAgreement, worker, { id, now: now.toISOString() })
      // Now and then by two workers at once.
      steps += 1
      await Promise.all(steps % 5 === 0 ? [processDue(), processDue()] : [processDue()])
    }
    const ofOwn = { subscriptionId: { in: [...ids] } }
    const [charges, refunds] = await Promise.all([
      db.payment.findMany({ where: { ...ofOwn, status: 'open', purpose: 'renewal' }, select: { id: true } }),
      db.refund.findMany({ where: { status: 'ordered', payment: ofOwn }, select: { id: true } }),
    ])
    for (const { id } of charges) await execute(sendCharge, worker, { paymentId: id })
    for (const { id } of refunds) await execute(sendRefund, worker, { refundId: id })
  }

  const bought: string[] = []
  const mine = () => [{ memorialId: { in: pages } }, { id: { in: bought } }]

  /** Goes on to `end`, stopping wherever something becomes due. */
  async function goTo(end: Date): Promise<void> {
    for (;;) {
      const next = await nextDue(new Date())
      vi.setSystemTime(next && next < end ? next : end)
      await work()
      await check()
      if (!next || next >= end) return
    }
  }

  async function nextDue(now: Date): Promise<Date | null> {
    const rows = await db.subscription.findMany({ where: { OR: mine(), status: { in: ['active', 'ordered'] } } })
    const times = rows.flatMap(({ status, orderedAt, paidUntil, nextChargeAt, startedAt, interval }) => {
      if (status === 'ordered' || !paidUntil) return [addDays(orderedAt, 14)]
      const days = interval === 'month' ? [7, 1] : [62, 30, 7, 1]
      const before = days.map((each) => addDays(paidUntil, -each))
      return [...before, paidUntil, graceEndsAt(paidUntil), nextChargeAt ?? paidUntil, startedAt ?? paidUntil]
    })
    const ahead = times.map((time) => time.getTime() + minuteMs).filter((time) => time > now.getTime())
    return ahead.length === 0 ? null : new Date(Math.min(...ahead))
  }

  return { newFamily, buy, payAt, work, goTo, pages, bought }
}
