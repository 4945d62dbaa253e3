import 'server-only'
import { isClosedWithMoney } from '@/lib/domain/invoices/receivables'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { payBack } from '@/lib/domain/payments/pay-back'
import { issueOrderInvoice } from '@/lib/domain/shop-orders/order-invoice'
import { mailOrderReceived } from '@/lib/domain/shop-orders/order-mails'
import { findOrderInvoice, lockOrder, type ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import type { RunContext } from '@/lib/server/command'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere } from '@/lib/shared/money'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>

/**
 * What a family's order waits for has come: a card or MobilePay payment, or the settlement of its invoice. Marks it as
 * paid, and invoices a card payment. An order that was given up meanwhile stands again, since somebody paid for it; a
 * cancelled or regretted one, and a second payment, are paid back. Can be called again at any time.
 */
export async function applyPaidOrder(
  context: Context,
  { shopOrderId, now }: { shopOrderId: string; now: Date },
): Promise<void> {
  const { tx } = context
  const order = await lockOrder(tx, shopOrderId)
  const payments = await listUnbooked(context, shopOrderId)
  const isClosed = order.status === 'cancelled' || order.status === 'withdrawn'
  const invoice = await findOrderInvoice(tx, shopOrderId)
  // A loss that is paid after all is booked on its invoice.
  const isInvoiceOver = invoice?.status === 'paid' || invoice?.status === 'credited'
  const [paying, ...twice] = isClosed || isInvoiceOver ? [] : payments
  for (const payment of paying ? twice : payments) await giveBack(context, payment, isClosed)
  if (isClosed) return
  if (paying) {
    const settled = invoice ?? (await invoiceOf(context, order, now))
    await settleInvoice(context, {
      invoiceId: settled.invoiceId,
      amountOere: paying.amountOere,
      bookedOn: danishDay(now),
      paymentId: paying.id,
    })
  } else if (!invoice || !(await isClosedWithMoney(tx, invoice.invoiceId))) return
  await markPaid(context, order, now)
}

async function invoiceOf(context: Context, order: ShopOrderRow, now: Date): Promise<{ invoiceId: string }> {
  const { id: invoiceId } = await issueOrderInvoice(context.tx, order, { now, dueInDays: 0 })
  await mailOrderReceived(context, order)
  await sendInvoice(context, invoiceId)
  return { invoiceId }
}

async function markPaid({ tx }: Context, { id, status, paidAt }: ShopOrderRow, now: Date): Promise<void> {
  const isWaiting = status === 'ordered' || status === 'abandoned'
  if (!isWaiting && paidAt) return
  await tx.shopOrder.update({
    where: { id },
    // A public buyer's order is begun before it is paid.
    data: { paidAt: paidAt ?? now, ...(isWaiting ? { status: 'paid' } : {}) },
  })
}

/** Paid payments of the order that are neither on an invoice nor paid back, oldest first. */
async function listUnbooked({ tx }: Context, shopOrderId: string) {
  const rows = await tx.payment.findMany({
    where: { shopOrderId, purpose: 'order', status: 'paid', refunds: { none: {} } },
    orderBy: { paidAt: 'asc' },
    select: { id: true, amountOere: true, refundedOere: true },
  })
  const booked = await tx.receivableEntry.findMany({
    where: { paymentId: { in: rows.map(({ id }) => id) } },
    select: { paymentId: true },
  })
  const known = new Set(booked.map(({ paymentId }) => paymentId))
  return rows
    .filter(({ id }) => !known.has(id))
    .map(({ id, amountOere, refundedOere }) => ({
      id,
      amountOere: toOere(amountOere),
      leftOere: sumOere([toOere(amountOere), -toOere(refundedOere)]),
    }))
}

async function giveBack(
  context: Context,
  { id, leftOere }: { id: string; leftOere: number },
  isClosed: boolean,
): Promise<void> {
  if (leftOere <= 0) return
  const reason = isClosed ? 'order_cancelled' : 'duplicate'
  await payBack(context, { paymentId: id, amountOere: leftOere, reason })
}
