import 'server-only'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { isClosedWithMoney, readReceivable } from '@/lib/domain/invoices/receivables'
import { refundInvoice } from '@/lib/domain/invoices/refund-invoice'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { type Settled, settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { cancelOpenPayments } from '@/lib/domain/payments/cancel-open-payments'
import { leftToRefund, refundAndMail } from '@/lib/domain/payments/refund'
import type { PaymentPurpose } from '@/lib/domain/payments/schema'
import { findDocument, giveUpPurchases, type Purchase, readPurchase } from '@/lib/domain/purchases/purchases'
import { lockInvoice } from '@/lib/domain/settlement/lock-payment'
import { beginOrder, issuePaidOrder } from '@/lib/domain/shop-orders/begin-order'
import { readOrder } from '@/lib/domain/shop-orders/orders'
import { issuePeriodInvoice } from '@/lib/domain/subscriptions/agreement-invoices'
import { readAgreement } from '@/lib/domain/subscriptions/agreements'
import { beginPurchase, type NotGiven, type Paid } from '@/lib/domain/subscriptions/begin-purchase'
import type { WriteContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { danishMidnight } from '@/lib/shared/danish-midnight'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere } from '@/lib/shared/money'

type PaidByCard = {
  id: string
  purpose: PaymentPurpose
  amountOere: number
  purchaseId: string | null
  /** The invoice that the payer came from. */
  invoiceId: string | null
}

/**
 * What a paid card or MobilePay payment, which the caller has locked, was for: books it and begins what it settles. Money
 * for what began already, was given up or cannot be given any more goes back at once, as does what was paid too much.
 * The same payment counts once.
 */
export async function settlePaid(
  context: WriteContext,
  { id, purpose, amountOere, ...goal }: PaidByCard,
  now: Date,
): Promise<void> {
  const { tx } = context
  if ((await tx.receivableEntry.count({ where: { paymentId: id, kind: 'payment' } })) > 0) return
  const purchase = goal.purchaseId ? await readPurchase(tx, goal.purchaseId) : null
  const isOpen = purchase?.status === 'open'
  const invoiceId = goal.invoiceId ?? (isOpen ? (await findDocument(tx, purchase.id))?.invoiceId : null)
  const how = { isUnattended: purpose === 'renewal', now }
  const paid = { amountOere, paymentId: id, bookedOn: danishDay(now), now }
  if (invoiceId) {
    const { overpaidOere } = await settleInvoice(context, { ...paid, invoiceId })
    await beginWhenClosed(context, invoiceId, how)
    const backOere = Math.min(overpaidOere, amountOere, await leftToRefund(tx, id))
    if (backOere > 0) await refundAndMail(context, { paymentId: id, amountOere: backOere, reason: 'duplicate', now })
    return
  }
  if (!purchase) throw new Error('A payment is for something')
  // A part of what was owed on an invoice that is credited by now pays nothing.
  const isWhole = amountOere >= sumOere([purchase.priceOere, -purchase.deductedOere])
  const begun = isOpen && isWhole ? await begin(context, purchase, how) : null
  if (begun && 'issue' in begun) {
    const issued = await begun.issue()
    await settleInvoice(context, { ...paid, invoiceId: issued.id })
    await sendInvoice(context, issued.id)
    return
  }
  const reason = (await isCalledOff(tx, purchase)) ? 'order_cancelled' : 'duplicate'
  const leftOere = await leftToRefund(tx, id)
  if (leftOere > 0) await refundAndMail(context, { paymentId: id, amountOere: leftOere, reason, now })
}

async function isCalledOff(tx: Transaction, { shopOrderId }: Purchase): Promise<boolean> {
  if (!shopOrderId) return false
  const { status } = await readOrder(tx, shopOrderId)
  return status === 'cancelled' || status === 'withdrawn'
}

type Transfer = {
  invoiceId: string
  amountOere: number
  /** Danish calendar day, yyyy-mm-dd. */
  bookedOn: string
  bankLineId?: string
  /** The administrator who booked it. */
  by?: { id: string; name: string }
  now?: Date
}

/**
 * Books a bank transfer on an invoice and begins what it settles. It becomes a payment too, so that it can be paid back;
 * one that is too large waits for a person.
 */
export async function settleTransfer(context: WriteContext, { now = new Date(), ...paid }: Transfer): Promise<Settled> {
  const { invoiceId, amountOere } = paid
  return bookAndBegin(context, { invoiceId, now }, async () => {
    const paymentId = await createBankPayment(context.tx, { invoiceId, amountOere, bookedOn: paid.bookedOn, now })
    return settleInvoice(context, { ...paid, paymentId, now })
  })
}

/**
 * Books something on an invoice and, when that closes it with money received, begins what it was for: the last payment,
 * or a credit note or a loss for what is left after a part. Locks the invoice. When it cannot be given any more, the
 * invoice is credited and all that was paid on it goes back.
 */
export async function bookAndBegin<R>(
  context: WriteContext,
  { invoiceId, now }: { invoiceId: string; now: Date },
  book: () => Promise<R>,
): Promise<R> {
  await lockInvoice(context.tx, invoiceId)
  const booked = await book()
  await beginWhenClosed(context, invoiceId, { isUnattended: false, now })
  return booked
}

async function beginWhenClosed(context: WriteContext, invoiceId: string, how: Paid): Promise<void> {
  const { tx } = context
  const { now } = how
  const { purchaseId } = await readReceivable(tx, invoiceId)
  const purchase = purchaseId ? await readPurchase(tx, purchaseId) : null
  if (purchase?.status !== 'open' || !(await isClosedWithMoney(tx, invoiceId))) return
  const begun = await begin(context, purchase, how)
  if ('issue' in begun) return
  await creditInvoice(context, { invoiceId, amountOere: 'rest', text: begun.whyNot, now })
  await refundInvoice(context, { invoiceId, reason: 'duplicate', now })
}

/**
 * Begins an open purchase and closes its other ways to pay. Returns how its invoice is issued, with the days that now are
 * known; one that cannot be given is given up.
 */
async function begin(
  context: WriteContext,
  purchase: Purchase,
  how: Paid,
): Promise<{ issue: () => Promise<{ id: string }> } | NotGiven> {
  const { tx } = context
  const { id, subscriptionId, shopOrderId } = purchase
  const { now } = how
  if (shopOrderId) {
    const order = await beginOrder(context, shopOrderId, now)
    await markBegun(context, id, now)
    return { issue: () => issuePaidOrder(context, order, { purchaseId: id, now }) }
  }
  if (!subscriptionId) throw new Error('A purchase is of something')
  const given = await beginPurchase(context, { ...purchase, subscriptionId }, how)
  if ('whyNot' in given) {
    await giveUpPurchases(tx, { id })
    return given
  }
  await markBegun(context, id, now)
  const { start, end } = given
  const issue = async () => {
    const agreement = await readAgreement(tx, subscriptionId)
    return issuePeriodInvoice(context, agreement, purchase, { start, end, dueOn: danishDay(now), now })
  }
  return { issue }
}

async function markBegun(context: WriteContext, id: string, now: Date): Promise<void> {
  await context.tx.purchase.update({ where: { id }, data: { status: 'begun', beganAt: now } })
  await cancelOpenPayments(context, { purchaseId: id }, { now })
}

type BankPayment = { invoiceId: string; amountOere: number; bookedOn: string; now: Date }

/** Paid on the bank's day, whenever its file was taken in. */
async function createBankPayment(
  tx: Transaction,
  { invoiceId, amountOere, bookedOn, now }: BankPayment,
): Promise<string> {
  const { purchaseId, subscriptionId, shopOrderId } = await readReceivable(tx, invoiceId)
  const { id } = await tx.payment.create({
    data: {
      invoiceId,
      purchaseId,
      subscriptionId,
      shopOrderId,
      amountOere,
      purpose: 'invoice',
      method: 'bank_transfer',
      provider: 'bank',
      status: 'paid',
      createdAt: now,
      paidAt: danishMidnight(bookedOn),
      checkedAt: now,
    },
    select: { id: true },
  })
  return id
}
