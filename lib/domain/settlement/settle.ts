import 'server-only'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { leftToRefund, orderRefund } from '@/lib/domain/payments/order-refund'
import { lockInvoice } from '@/lib/domain/settlement/lock-payment'
import { applyPaidOrder } from '@/lib/domain/shop-orders/apply-paid-order'
import { applyPaidPeriod } from '@/lib/domain/subscriptions/apply-paid-period'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'

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
 * Books money on an invoice and, once it is settled in full, starts what it was for. Money from the bank becomes a
 * payment too, so that it can be paid back. What a card paid above the invoice, or for a plan that the page has
 * meanwhile, is paid back at once; a transfer that is too large waits for a person.
 */
export async function settleReceivable(
  context: Context,
  { now = new Date(), ...paid }: PaidInvoice,
): Promise<Awaited<ReturnType<typeof settleInvoice>>> {
  const { tx } = context
  const { invoiceId, amountOere } = paid
  await lockInvoice(tx, invoiceId)
  const { subscriptionId, shopOrderId, settledOere, totalOere } = await tx.receivable.findUniqueOrThrow({
    where: { invoiceId },
    select: { subscriptionId: true, shopOrderId: true, settledOere: true, totalOere: true },
  })
  const paymentId =
    paid.paymentId ?? (await noteBankPayment(tx, { invoiceId, subscriptionId, shopOrderId, amountOere, now }))
  // A payment for the invoice is found again by what the invoice was for.
  if (paid.paymentId) await tx.payment.update({ where: { id: paymentId }, data: { subscriptionId, shopOrderId } })
  const settled = await settleInvoice(context, { ...paid, paymentId, now })
  const isByCard = paid.paymentId !== undefined
  if (isByCard && settled.overpaidOere > 0) {
    const backOere = Math.min(settled.overpaidOere, amountOere, await leftToRefund(tx, paymentId))
    if (backOere > 0) await orderRefund(context, { paymentId, amountOere: backOere, reason: 'duplicate', now })
  }
  // What was settled before has started what it was for: this is a second payment.
  if (!settled.isSettled || settledOere >= totalOere) return settled
  if (subscriptionId) {
    const { isDuplicate } = await applyPaidPeriod(context, { subscriptionId, paymentId: null, now })
    if (isDuplicate) await payBack(context, paymentId, now)
  } else if (shopOrderId) await applyPaidOrder(context, { shopOrderId, now })
  return settled
}

async function payBack(context: Context, paymentId: string, now: Date): Promise<void> {
  const leftOere = await leftToRefund(context.tx, paymentId)
  if (leftOere > 0) await orderRefund(context, { paymentId, amountOere: leftOere, reason: 'duplicate', now })
}

type BankPayment = {
  invoiceId: string
  subscriptionId: string | null
  shopOrderId: string | null
  amountOere: number
  now: Date
}

async function noteBankPayment(tx: Transaction, { amountOere, now, ...target }: BankPayment): Promise<string> {
  const { id } = await tx.payment.create({
    data: {
      ...{ ...target, amountOere, purpose: 'invoice', method: 'bank_transfer', provider: 'bank' },
      ...{ status: 'paid', createdAt: now, paidAt: now, checkedAt: now },
    },
    select: { id: true },
  })
  return id
}
