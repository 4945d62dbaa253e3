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
import { periodEnd } from '@/lib/domain/subscriptions/law/periods'
import { startWithoutConsent } from '@/lib/domain/subscriptions/law/withdrawal'
import { mailConfirmation } from '@/lib/domain/subscriptions/plan-mails'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere } from '@/lib/shared/money'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>

/**
 * Whether a paid agreement may begin: its page is there, without any plan but the one that it replaces; and that one runs
 * still when `paidOere` is less than the price, because the rest was deducted for it.
 */
export async function canBegin(
  tx: Transaction,
  { memorialId, changedFromId, priceOere }: Agreement,
  paidOere: number,
): Promise<boolean> {
  if (!memorialId) return false
  const active = await findActive(tx, memorialId)
  if (active) return active.id === changedFromId
  return changedFromId === null || paidOere >= priceOere
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
  const replaced = active && active.id === changedFromId ? active : null
  const isTakeover = replaced !== null && replaced.payerId !== agreement.payerId
  if (replaced) {
    await lockRow(tx, 'Subscription', replaced.id)
    const paidOere = payment?.amountOere ?? (await readSettledOere(tx, id))
    const order = { deductedOere: sumOere([priceOere, -paidOere]), orderedAt: agreement.orderedAt, now }
    if (!isTakeover) await giveBackRenewed(context, replaced, order)
    await endAgreement(context, replaced, { reason: 'changed', now })
  }
  const period = firstPeriod(agreement, { replaced, isTakeover, now })
  // What is left to pay besides this payment, such as the invoice of a method that was given up.
  await withdrawBills(context, agreement, 'Betalt på anden måde', now)
  if (payment) {
    const deductedOere = sumOere([priceOere, -payment.amountOere])
    const invoice = await issuePeriodInvoice(context, agreement, {
      ...{ interval: agreement.interval, priceOere, deductedOere, ...period, dueOn: danishDay(now), now },
    })
    const paid = { invoiceId: invoice.id, amountOere: payment.amountOere, paymentId: payment.id }
    await settleInvoice(context, { ...paid, bookedOn: danishDay(now), now })
    await sendInvoice(context, invoice.id)
  }
  const row = await tx.subscription.update({
    where: { id },
    data: {
      ...{ status: 'active', priceOere, endedAt: null, endReason: null, cancelledAt: null },
      ...{ startedAt: period.start, periodStart: period.start, paidUntil: period.end },
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
  { deductedOere, orderedAt, now }: { deductedOere: number; orderedAt: Date; now: Date },
): Promise<void> {
  const running = runningPeriodOf(replaced)
  if (!running) return
  const parts = await findPaidParts(context.tx, replaced, now)
  // Nothing of it is used. By days it would be some øre more or less than was paid, as months differ in length.
  const isUntouched = running.periodStart > now && (await isPaidSince(context.tx, replaced.id, orderedAt))
  const unusedOere = isUntouched ? running.priceOere : sumOere([restOfPeriodOere(running, now), -deductedOere])
  const amountOere = Math.min(unusedOere, running.priceOere, leftOf(parts))
  if (amountOere <= 0) return
  const text = 'Tilbage for de dage, der ikke er brugt, efter skift af plan'
  await giveBack(context, parts, { amountOere, reason: 'left', text, now })
}

type First = { replaced: Agreement | null; isTakeover: boolean; now: Date }

/**
 * Premium without the consent to begin at once starts fourteen days after the order; one that replaces a running plan
 * starts with its payment, because the page has Premium already. Whoever takes a plan over adds to what was paid.
 */
function firstPeriod(
  { plan, interval, orderedAt, startConsentAt, startedAt }: Agreement,
  { replaced, isTakeover, now }: First,
): { start: Date; end: Date | null } {
  if (plan === 'livstid' || interval === 'once') return { start: now, end: null }
  const from = isTakeover ? replaced?.paidUntil : null
  if (from && from > now) return { start: now, end: periodEnd(from, from, interval) }
  const isAtOnce = startConsentAt !== null || replaced !== null || startedAt !== null
  const start = isAtOnce ? now : new Date(Math.max(now.getTime(), startWithoutConsent(orderedAt).getTime()))
  return { start, end: periodEnd(start, start, interval) }
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
