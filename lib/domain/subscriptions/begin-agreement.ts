import 'server-only'
import { closedWithMoney } from '@/lib/domain/invoices/receivables'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { isPaidSince, issuePeriodInvoice, withdrawBills } from '@/lib/domain/subscriptions/agreement-invoices'
import {
  type Agreement,
  agreementOf,
  findActive,
  isByCard,
  type PeriodPayment,
} from '@/lib/domain/subscriptions/agreements'
import { endAgreement } from '@/lib/domain/subscriptions/end-agreement'
import { findPaidParts, giveBack, leftOf } from '@/lib/domain/subscriptions/give-back'
import { restOfPeriodOere, runningPeriodOf } from '@/lib/domain/subscriptions/law/leave-terms'
import { periodEnd, periodMonths } from '@/lib/domain/subscriptions/law/periods'
import { startWithoutConsent } from '@/lib/domain/subscriptions/law/withdrawal'
import { mailConfirmation } from '@/lib/domain/subscriptions/plan-mails'
import { canTakeOver } from '@/lib/domain/subscriptions/policy'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'
import { addDays, addMonths, wholeDays } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere } from '@/lib/shared/money'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>

/**
 * Whether a paid agreement may begin: its page is there, without any plan but the one that it replaces, which can still
 * be taken over where it is another's. When `paidOere` is less than the price, because the rest was deducted for that
 * plan, it runs still, and what was deducted was not paid back meanwhile.
 */
export async function canBegin(
  tx: Transaction,
  { memorialId, changedFromId, payerId, priceOere }: Agreement,
  { paidOere, now }: { paidOere: number; now: Date },
): Promise<boolean> {
  if (!memorialId) return false
  const active = await findActive(tx, memorialId)
  const deductedOere = sumOere([priceOere, -paidOere])
  if (!active) return changedFromId === null || deductedOere <= 0
  if (active.id !== changedFromId) return false
  if (active.payerId !== payerId) return canTakeOver(payerId, active)
  return deductedOere <= 0 || deductedOere <= leftOf(await findPaidParts(tx, active, now))
}

/** Begins a locked agreement that was paid, or takes up one that had lapsed. `payment` is null for an invoice. */
export async function beginAgreement(
  context: Context,
  agreement: Agreement,
  { payment, now }: { payment: PeriodPayment | null; now: Date },
): Promise<void> {
  const { tx } = context
  const { id, memorialId, changedFromId } = agreement
  // One that is taken up again costs what was charged for it now.
  const priceOere = agreement.startedAt && payment ? payment.amountOere : agreement.priceOere
  const active = memorialId ? await findActive(tx, memorialId) : null
  // What is deducted was counted then.
  const reckonedAt = payment?.createdAt ?? agreement.orderedAt
  const replaced = active && active.id === changedFromId ? active : null
  const isTakeover = replaced !== null && replaced.payerId !== agreement.payerId
  const period = firstPeriod(agreement, { replaced, isTakeover, reckonedAt, now })
  if (replaced) {
    await lockRow(tx, 'Subscription', replaced.id)
    const paidOere = payment?.amountOere ?? (await readSettledOere(tx, id))
    const from = period.start < now ? period.start : now
    const order = { deductedOere: sumOere([priceOere, -paidOere]), reckonedAt, from, now }
    if (!isTakeover) await giveBackRenewed(context, replaced, order)
    await endAgreement(context, replaced, { reason: 'changed', now })
  }
  // What is left to pay besides this payment, such as the invoice of a method that was given up.
  await withdrawBills(context, agreement, 'Betalt på anden måde', now)
  if (payment) {
    const deductedOere = sumOere([priceOere, -payment.amountOere])
    const invoice = await issuePeriodInvoice(context, agreement, {
      ...{ interval: agreement.interval, priceOere, deductedOere, dueOn: danishDay(now), now },
      ...{ start: period.start, end: period.end },
    })
    const paid = { invoiceId: invoice.id, amountOere: payment.amountOere, paymentId: payment.id }
    await settleInvoice(context, { ...paid, bookedOn: danishDay(now), now })
    await sendInvoice(context, invoice.id)
  }
  const row = await tx.subscription.update({
    where: { id },
    data: {
      ...{ status: 'active', priceOere, endedAt: null, endReason: null, cancelledAt: null },
      ...{ interval: agreement.interval, nextInterval: null },
      ...{ startedAt: period.start, periodStart: period.paidFrom, paidUntil: period.end },
      ...{ failedCharges: 0, remindedDays: null, nextChargeAt: isByCard(agreement) ? period.end : null },
    },
  })
  await endOtherOrders(context, agreement, now)
  await mailConfirmation(context, agreementOf(row), now)
}

/** What the newest settled invoice of an agreement came to, in øre. */
export async function readSettledOere(tx: Transaction, subscriptionId: string): Promise<number> {
  const { totalOere } = await tx.receivable.findFirstOrThrow({
    where: { subscriptionId, ...closedWithMoney, invoice: { kind: 'invoice' } },
    orderBy: { invoice: { number: 'desc' } },
    select: { totalOere: true },
  })
  return toOere(totalOere)
}

/** A period of the replaced plan that was paid after the change was ordered is not in what was deducted then. */
async function giveBackRenewed(
  context: Context,
  replaced: Agreement,
  { deductedOere, reckonedAt, from, now }: { deductedOere: number; reckonedAt: Date; from: Date; now: Date },
): Promise<void> {
  const { tx } = context
  const running = runningPeriodOf(replaced)
  if (!running) return
  const { periodStart, priceOere } = running
  const parts = await findPaidParts(tx, replaced, from)
  // Nothing of it is used. By days it would be some øre more or less than was paid, as months differ in length.
  const isUntouched = periodStart > from && (await isPaidSince(tx, replaced.id, reckonedAt))
  const unusedOere = isUntouched ? priceOere : sumOere([restOfPeriodOere(running, from), -deductedOere])
  // What was deducted is not paid back as well.
  const amountOere = Math.min(unusedOere, priceOere, sumOere([leftOf(parts), -deductedOere]))
  if (amountOere <= 0) return
  const text = 'Tilbage for de dage, der ikke er brugt, efter skift af plan'
  await giveBack(context, parts, { amountOere, reason: 'left', text, now })
  if (!isUntouched || replaced.interval === 'once') return
  // When the change is regretted, the old plan is taken up without what was paid back, and its next period is charged.
  await tx.subscription.update({
    where: { id: replaced.id },
    data: { paidUntil: periodStart, periodStart: addMonths(periodStart, -periodMonths[replaced.interval]) },
  })
  await tx.payment.updateMany({
    where: { subscriptionId: replaced.id, periodKey: `${replaced.id}:${danishDay(periodStart)}`, status: 'paid' },
    data: { periodKey: null },
  })
}

type First = { replaced: Agreement | null; isTakeover: boolean; reckonedAt: Date; now: Date }

/**
 * A plan begins when it is paid; without the consent to begin at once, when it can no longer be regretted, unless the
 * page has paid for all those days already. A change begins at the moment that its deduction was counted to: what is
 * used while it waits for its payment would otherwise be deducted and had. Whoever takes a plan over adds to what was
 * paid: `paidFrom` is the first day of what they paid for.
 */
function firstPeriod(
  { plan, interval, orderedAt, startConsentAt, startedAt }: Agreement,
  { replaced, isTakeover, reckonedAt, now }: First,
): { start: Date; paidFrom: Date; end: Date | null } {
  const free = startWithoutConsent(orderedAt)
  const covered = replaced?.paidUntil ?? null
  const isAtOnce = startConsentAt !== null || startedAt !== null || now >= free || (covered !== null && covered >= free)
  const start = !isAtOnce ? free : replaced && !isTakeover ? reckonedAt : now
  if (plan === 'livstid' || interval === 'once') return { start, paidFrom: start, end: null }
  const ahead = isTakeover && covered && covered > now ? covered : null
  if (ahead && ahead > start) return { start, paidFrom: ahead, end: periodEnd(ahead, ahead, interval) }
  const end = periodEnd(start, start, interval)
  return { start, paidFrom: start, end: ahead ? addDays(end, wholeDays(now, ahead)) : end }
}

/** The page has its plan: other orders for it, by anybody, cannot be paid any more. */
async function endOtherOrders(context: Context, { id, memorialId }: Agreement, now: Date): Promise<void> {
  if (!memorialId) return
  const others = await context.tx.subscription.findMany({
    where: { memorialId, status: 'ordered', id: { not: id } },
    orderBy: { id: 'asc' },
  })
  for (const row of others) {
    const other = agreementOf(row)
    if (other.changedFromId === id) continue
    await lockRow(context.tx, 'Subscription', other.id)
    await withdrawBills(context, other, 'Siden har fået en plan', now)
    await context.tx.subscription.update({ where: { id: other.id }, data: { status: 'abandoned', endedAt: now } })
  }
}
