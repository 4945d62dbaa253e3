import 'server-only'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import {
  findOpenInvoice,
  isPaidSince,
  issuePeriodInvoice,
  withdrawBills,
} from '@/lib/domain/subscriptions/agreement-invoices'
import {
  type Agreement,
  findActive,
  isByCard,
  lockAgreement,
  type NextPeriod,
  nextPeriodOf,
  type PeriodPayment,
  periodKeyOf,
} from '@/lib/domain/subscriptions/agreements'
import { beginAgreement, canBegin, readSettledOere } from '@/lib/domain/subscriptions/begin-agreement'
import { findUnusedInvoice } from '@/lib/domain/subscriptions/unused-invoice'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { toOere } from '@/lib/shared/money'

export type PaidPeriod = { subscriptionId: string; paymentId: string | null; now: Date }

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>

const duplicate = { isDuplicate: true }
const given = { isDuplicate: false }

/**
 * Begins or extends an agreement for which one period was paid: by a payment, or (null) by a settled invoice. Answers
 * `isDuplicate` when nothing can be given for the money, so that the caller pays it back: the page has another plan or
 * is gone, the agreement is over, or the period is paid already. The same payment counts once. Throws NOT_FOUND.
 */
export async function applyPaidPeriod(
  context: Context,
  { subscriptionId, paymentId, now }: PaidPeriod,
): Promise<{ isDuplicate: boolean }> {
  const { tx } = context
  const agreement = await lockAgreement(tx, subscriptionId)
  const payment = paymentId ? await readPayment(tx, paymentId) : null
  if (payment && (await isBooked(tx, payment.id))) return given
  const invoiceId = payment ? null : await findUnusedInvoice(tx, agreement)
  if (!payment && !invoiceId) return duplicate
  const isUnpaid = agreement.status === 'ordered' || agreement.status === 'abandoned'
  if (isUnpaid || agreement.endReason === 'lapsed') {
    const paidOere = payment?.amountOere ?? (await readSettledOere(tx, agreement.id))
    const wanted = withNextPeriod(agreement)
    const isEnough = agreement.startedAt === null || paidOere >= wanted.priceOere
    if (isEnough && (await canBegin(tx, wanted, { paidOere, now }))) {
      await beginAgreement(context, wanted, { payment, now })
      return given
    }
  } else if (agreement.status === 'active') {
    const next = nextPeriodOf(agreement)
    if (next && (await isForPeriod(tx, { agreement, next, payment }))) {
      await extend(context, agreement, { next, payment, now })
      return given
    }
  }
  await giveUp(context, agreement, { invoiceId, now })
  return duplicate
}

/** One that lapsed is taken up with the period that was to come, which may be a month after a year. */
function withNextPeriod(agreement: Agreement): Agreement {
  const next = nextPeriodOf(agreement)
  return next ? { ...agreement, interval: next.interval, priceOere: next.priceOere } : agreement
}

async function readPayment(tx: Transaction, id: string): Promise<PeriodPayment> {
  const row = await tx.payment.findUniqueOrThrow({
    where: { id },
    select: { id: true, amountOere: true, periodKey: true, createdAt: true },
  })
  return { ...row, amountOere: toOere(row.amountOere) }
}

async function isBooked(tx: Transaction, paymentId: string): Promise<boolean> {
  return (await tx.receivableEntry.count({ where: { paymentId, kind: 'payment' } })) > 0
}

type Candidate = { agreement: Agreement; next: NextPeriod; payment: PeriodPayment | null }

/**
 * A charge names its period; any other payment is for it unless the period was paid after the payment was ordered. What
 * was ordered for a month does not pay a year, nor the other way round, when the plan was changed in between.
 */
async function isForPeriod(tx: Transaction, { agreement, next, payment }: Candidate): Promise<boolean> {
  if (agreement.cancelledAt) return false
  if (!payment) return true
  if (payment.amountOere < next.priceOere) return false
  if (payment.amountOere > next.priceOere && next.interval !== agreement.interval) return false
  if (payment.periodKey) return payment.periodKey === periodKeyOf(agreement, next)
  return !(await isPaidSince(tx, agreement.id, payment.createdAt))
}

async function extend(
  context: Context,
  agreement: Agreement,
  { next, payment, now }: { next: NextPeriod; payment: PeriodPayment | null; now: Date },
): Promise<void> {
  const { tx } = context
  if (payment) await billPeriod(context, agreement, { next, payment, now })
  const isNewPrice = next.priceOere !== agreement.priceOere || next.interval !== agreement.interval
  const isUsed = agreement.nextPriceFrom !== null && agreement.nextPriceFrom <= danishDay(next.start)
  await tx.subscription.update({
    where: { id: agreement.id },
    data: {
      ...(isNewPrice ? { priceOere: payment?.amountOere ?? next.priceOere, interval: next.interval } : {}),
      ...(isUsed ? { nextPriceOere: null, nextPriceFrom: null, nextPriceToldAt: null } : {}),
      ...{ periodStart: next.start, paidUntil: next.end, nextInterval: null, failedCharges: 0, remindedDays: null },
      nextChargeAt: isByCard(agreement) ? next.end : null,
    },
  })
}

/** Settles the invoice that was sent for the period, or issues one. */
async function billPeriod(
  context: Context,
  agreement: Agreement,
  { next, payment, now }: { next: NextPeriod; payment: PeriodPayment; now: Date },
): Promise<void> {
  const { id: paymentId, amountOere } = payment
  const bookedOn = danishDay(now)
  const open = await findOpenInvoice(context.tx, agreement, next.start)
  if (open && toOere(open.totalOere) === amountOere) {
    await settleInvoice(context, { invoiceId: open.invoiceId, amountOere, bookedOn, paymentId, now })
    return
  }
  if (open) await withdrawBills(context, agreement, 'Perioden er betalt på anden måde', now)
  const issued = await issuePeriodInvoice(context, agreement, {
    ...{ ...next, priceOere: amountOere, dueOn: bookedOn, now },
  })
  await settleInvoice(context, { invoiceId: issued.id, amountOere, bookedOn, paymentId, now })
  await sendInvoice(context, issued.id)
}

/** Nothing is given: an order ends as a duplicate, and the invoice that was paid is credited. */
async function giveUp(
  context: Context,
  agreement: Agreement,
  { invoiceId, now }: { invoiceId: string | null; now: Date },
): Promise<void> {
  const { tx } = context
  const text = await reasonFor(tx, agreement)
  if (invoiceId) {
    await creditInvoice(context, { invoiceId, amountOere: 'rest', text, now })
  }
  if (agreement.status !== 'ordered' && agreement.status !== 'abandoned') return
  await withdrawBills(context, agreement, text, now)
  await tx.subscription.update({
    where: { id: agreement.id },
    data: { status: 'ended', endReason: 'duplicate', endedAt: now },
  })
}

async function reasonFor(tx: Transaction, { memorialId, changedFromId }: Agreement): Promise<string> {
  const isAlone = changedFromId !== null && memorialId !== null && (await findActive(tx, memorialId)) === null
  return isAlone ? 'Planen, som der var trukket fra for, løber ikke mere' : 'Siden havde allerede en plan'
}
