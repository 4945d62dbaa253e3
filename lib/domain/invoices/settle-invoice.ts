import 'server-only'
import { bookEntry, type Entry, takeBackLoss } from '@/lib/domain/invoices/book-entry'
import { InvoiceError } from '@/lib/domain/invoices/errors'
import { lockReceivable, type Receivable, readReceivable } from '@/lib/domain/invoices/receivables'
import { sendReceiptIfSent } from '@/lib/domain/invoices/send-invoice'
import type { RunContext, WriteContext } from '@/lib/server/command'
import { sumOere } from '@/lib/shared/money'

type Settlement = {
  invoiceId: string
  /** Above 0. */
  amountOere: number
  /** The Danish calendar day it is booked, yyyy-mm-dd. */
  bookedOn: string
  paymentId?: string | null
  bankLineId?: string | null
  /** The administrator who booked it; otherwise whoever is signed in. */
  by?: { id: string; name: string }
  /** Why, in an administrator's words. */
  note?: string | null
  now?: Date
}

/** `overpaidOere`: what was paid beyond the total, over all payments. `isRepeated`: this payment was known already. */
export type Settled = { isSettled: boolean; isRepeated: boolean; overpaidOere: number; receivable: Receivable }

/**
 * Books a payment on an invoice, and takes back what was written off of it. The same payment is booked once: a
 * repetition changes nothing; a bank line is guarded by its own lock. When it settles an invoice that was sent while it was owed, a receipt is mailed.
 * Throws NOT_FOUND, and NOT_AN_INVOICE for a credit note.
 */
export async function settleInvoice(
  context: WriteContext,
  { invoiceId, now = new Date(), ...payment }: Settlement,
): Promise<Settled> {
  const receivable = await lockReceivable(context.tx, invoiceId)
  if (receivable.kind === 'credit_note') throw new InvoiceError('NOT_AN_INVOICE')
  if (payment.amountOere <= 0) throw new RangeError('A payment is above zero')
  const isRepeated = await isBooked(context, payment)
  if (!isRepeated) {
    const { bankLineId: _, ...loss } = payment
    const owed = await takeBackLoss(context, receivable, { ...loss, now })
    const { isNowSettled, status } = await bookEntry(context, owed, { kind: 'payment', ...payment, now })
    if (isNowSettled && status === 'paid') await sendReceiptIfSent(context, receivable)
  }
  const after = await readReceivable(context.tx, invoiceId)
  const overpaidOere = Math.max(0, sumOere([after.settledOere, -after.totalOere]))
  return { isSettled: after.settledOere >= after.totalOere, isRepeated, overpaidOere, receivable: after }
}

async function isBooked({ tx }: Pick<RunContext, 'tx'>, { paymentId }: Partial<Entry>): Promise<boolean> {
  return !!paymentId && (await tx.receivableEntry.count({ where: { paymentId, kind: 'payment' } })) > 0
}

/**
 * Books that money was paid back on an invoice, once for each refund: what a credit note settled beyond the total is
 * balanced again. `amountOere` above 0.
 */
export async function bookRefund(
  context: Pick<RunContext, 'tx' | 'actor'>,
  refund: { invoiceId: string; refundId: string; amountOere: number; bookedOn: string; now: Date },
): Promise<void> {
  const { invoiceId, refundId, amountOere, bookedOn, now } = refund
  const receivable = await lockReceivable(context.tx, invoiceId)
  if ((await context.tx.receivableEntry.count({ where: { refundId } })) > 0) return
  await bookEntry(context, receivable, {
    kind: 'refund',
    amountOere: sumOere([0, -amountOere]),
    bookedOn,
    refundId,
    now,
  })
}
