import 'server-only'
import { bookEntry, readLossOere } from '@/lib/domain/invoices/book-entry'
import { InvoiceError } from '@/lib/domain/invoices/errors'
import { isClosedWithMoney, type Receivable, readReceivable, standingPayments } from '@/lib/domain/invoices/receivables'
import { leftToRefund } from '@/lib/domain/payments/refund'
import { lockInvoice } from '@/lib/domain/settlement/lock-payment'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere } from '@/lib/shared/money'

type Context = Pick<RunContext, 'tx' | 'actor'>
type Undoing = { bankLineId: string; reason: string; now: Date }

/**
 * Takes off its invoices again what a bank deposit paid, by entries of today, and with it the losses that were taken back
 * for it: the invoices stand as if it had not come. The caller has locked the deposit. Returns the invoices' ids. Throws
 * PAYMENT_MOVED_ON once some of the money was paid back or kept, and PURCHASE_BEGUN when it began a plan, or an order
 * that is being made.
 */
export async function undoBankPayments(context: Context, { bankLineId, ...undoing }: Undoing): Promise<string[]> {
  const { tx } = context
  const booked = await tx.receivableEntry.findMany({
    where: { ...standingPayments, bankLineId },
    orderBy: { invoiceId: 'asc' },
    select: { invoiceId: true, paymentId: true, amountOere: true },
  })
  for (const { invoiceId } of booked) await lockInvoice(tx, invoiceId)
  for (const { invoiceId, paymentId, amountOere } of booked) {
    if (!paymentId) throw new Error(`Bank line ${bankLineId} was booked without a payment`)
    await undo(context, { ...undoing, invoiceId, paymentId, amountOere: toOere(amountOere) })
  }
  return booked.map(({ invoiceId }) => invoiceId)
}

type Undone = { invoiceId: string; paymentId: string; amountOere: number; reason: string; now: Date }

async function undo(context: Context, { invoiceId, paymentId, amountOere, reason, now }: Undone): Promise<void> {
  const { tx } = context
  const isKept = (await readLossOere(tx, invoiceId)) < 0
  if (isKept || (await leftToRefund(tx, paymentId)) < amountOere) throw new InvoiceError('PAYMENT_MOVED_ON')
  const wasClosed = await isClosedWithMoney(tx, invoiceId)
  // The payment itself, and the loss that it took back.
  const entries = await tx.receivableEntry.findMany({ where: { paymentId }, orderBy: { id: 'desc' } })
  for (const entry of entries) {
    await bookEntry(context, await readReceivable(tx, invoiceId), {
      kind: entry.kind,
      amountOere: sumOere([0, -toOere(entry.amountOere)]),
      undoesId: entry.id,
      bookedOn: danishDay(now),
      note: reason,
      now,
    })
  }
  await tx.payment.update({ where: { id: paymentId }, data: { status: 'cancelled', paidAt: null } })
  if (wasClosed && !(await isClosedWithMoney(tx, invoiceId))) await takeBack(tx, await readReceivable(tx, invoiceId))
}

/** An order that nobody has begun waits for its payment again; what a public buyer gets before it pays goes on. */
async function takeBack(tx: Transaction, receivable: Receivable): Promise<void> {
  const { number, subscriptionId, shopOrderId: id, purchaseId } = receivable
  if (id) {
    const { status, ean } = await tx.shopOrder.findUniqueOrThrow({ where: { id }, select: { status: true, ean: true } })
    const hasWaited = status === 'paid'
    if (hasWaited || ean) {
      await tx.shopOrder.update({ where: { id }, data: { paidAt: null, ...(hasWaited ? { status: 'ordered' } : {}) } })
      if (purchaseId) {
        await tx.purchase.update({ where: { id: purchaseId }, data: { status: 'open', beganAt: null } })
      }
      return
    }
  }
  if (id || subscriptionId) throw new InvoiceError('PURCHASE_BEGUN', { number })
}
