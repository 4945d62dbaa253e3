import 'server-only'
import { payBackInvoice } from '@/lib/domain/invoices/pay-back-invoice'
import { isClosedWithMoney, readReceivable } from '@/lib/domain/invoices/receivables'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { leftToRefund } from '@/lib/domain/payments/order-refund'
import { payBack } from '@/lib/domain/payments/pay-back'
import { lockInvoice } from '@/lib/domain/settlement/lock-payment'
import { applyPaidOrder } from '@/lib/domain/shop-orders/apply-paid-order'
import { applyPaidPeriod } from '@/lib/domain/subscriptions/apply-paid-period'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { danishMidnight } from '@/lib/shared/danish-midnight'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor' | 'refreshPages'>

export type PaidInvoice = {
  invoiceId: string
  amountOere: number
  /** Danish calendar day, yyyy-mm-dd. */
  bookedOn: string
  /** Of a card or MobilePay payment; without it the money came by bank transfer. */
  paymentId?: string
  bankLineId?: string
  /** The administrator who booked it. */
  by?: { id: string; name: string }
  now?: Date
}

/**
 * Books money on an invoice and, once that closes it, starts what it was for. Money from the bank becomes a payment too,
 * so that it can be paid back. What a card paid above the invoice is paid back at once; a transfer that is too large
 * waits for a person.
 */
export async function settleReceivable(
  context: Context,
  { now = new Date(), ...paid }: PaidInvoice,
): Promise<Awaited<ReturnType<typeof settleInvoice>>> {
  const { tx } = context
  const { invoiceId, amountOere, bookedOn } = paid
  return bookAndStart(context, { invoiceId, now }, async ({ subscriptionId, shopOrderId }) => {
    const paymentId =
      paid.paymentId ??
      (await noteBankPayment(tx, { invoiceId, subscriptionId, shopOrderId, amountOere, bookedOn, now }))
    // A payment for the invoice is found again by what the invoice was for.
    if (paid.paymentId) await tx.payment.update({ where: { id: paymentId }, data: { subscriptionId, shopOrderId } })
    const settled = await settleInvoice(context, { ...paid, paymentId, now })
    const isByCard = paid.paymentId !== undefined
    if (isByCard && settled.overpaidOere > 0) {
      const backOere = Math.min(settled.overpaidOere, amountOere, await leftToRefund(tx, paymentId))
      if (backOere > 0) await payBack(context, { paymentId, amountOere: backOere, reason: 'duplicate', now })
    }
    return settled
  })
}

type Invoiced = { subscriptionId: string | null; shopOrderId: string | null }

/**
 * Books something on an invoice and, when that closes it with money received, starts what it was for: the last payment,
 * or a credit note or a loss for what is left after a part. Locks the invoice. What was paid for a plan that the page
 * has meanwhile is paid back.
 */
export async function bookAndStart<R>(
  context: Context,
  { invoiceId, now }: { invoiceId: string; now: Date },
  book: (invoiced: Invoiced) => Promise<R>,
): Promise<R> {
  const { tx } = context
  await lockInvoice(tx, invoiceId)
  const invoiced = await readInvoiced(tx, invoiceId)
  // Then this is a second payment, or a part of the price that is given back.
  const isStarted = await isClosedWithMoney(tx, invoiceId)
  const booked = await book(invoiced)
  if (!isStarted && (await isClosedWithMoney(tx, invoiceId))) await start(context, { ...invoiced, invoiceId, now })
  return booked
}

/** Throws NOT_FOUND. */
async function readInvoiced(tx: Transaction, invoiceId: string): Promise<Invoiced> {
  const { subscriptionId, shopOrderId } = await readReceivable(tx, invoiceId)
  return { subscriptionId, shopOrderId }
}

async function start(
  context: Context,
  { subscriptionId, shopOrderId, invoiceId, now }: Invoiced & { invoiceId: string; now: Date },
): Promise<void> {
  if (subscriptionId) {
    const { isDuplicate } = await applyPaidPeriod(context, { subscriptionId, paymentId: null, now })
    if (isDuplicate) await payBackInvoice(context, { invoiceId, reason: 'duplicate', now })
  } else if (shopOrderId) await applyPaidOrder(context, { shopOrderId, now })
}

type BankPayment = {
  invoiceId: string
  subscriptionId: string | null
  shopOrderId: string | null
  amountOere: number
  bookedOn: string
  now: Date
}

/** Paid on the bank's day, whenever its file was taken in. */
async function noteBankPayment(
  tx: Transaction,
  { amountOere, bookedOn, now, ...target }: BankPayment,
): Promise<string> {
  const { id } = await tx.payment.create({
    data: {
      ...{ ...target, amountOere, purpose: 'invoice', method: 'bank_transfer', provider: 'bank' },
      ...{ status: 'paid', createdAt: now, paidAt: danishMidnight(bookedOn), checkedAt: now },
    },
    select: { id: true },
  })
  return id
}
