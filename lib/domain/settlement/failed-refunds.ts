import 'server-only'
import { readLossOere } from '@/lib/domain/invoices/book-entry'
import { readReceivable } from '@/lib/domain/invoices/receivables'
import { PaymentError } from '@/lib/domain/payments/errors'
import { leftToRefund } from '@/lib/domain/payments/order-refund'
import { invoiceOf } from '@/lib/domain/settlement/apply-refund-state'
import type { Transaction } from '@/lib/server/db'
import { formatOere, sumOere } from '@/lib/shared/money'

type Failed = { id: string; paymentId: string; creditNoteId: string | null; amountOere: number }

/**
 * Before a failed refund is paid in any way, behind a lock on its payment. Throws REFUND_TOO_LARGE when the money went
 * back otherwise, and REFUND_KEPT once the buyer let us keep it.
 */
export async function assertStillDue(tx: Transaction, refund: Failed): Promise<void> {
  const leftOere = await leftToRefund(tx, refund.paymentId)
  if (refund.amountOere > leftOere) throw new PaymentError('REFUND_TOO_LARGE', { left: formatOere(leftOere) })
  if (await isKept(tx, refund)) throw new PaymentError('REFUND_KEPT')
}

/** Whether nobody has paid a refund back otherwise or kept it. Exact behind a lock on its payment. */
export async function isStillDue(tx: Transaction, refund: Failed): Promise<boolean> {
  return refund.amountOere <= (await leftToRefund(tx, refund.paymentId)) && !(await isKept(tx, refund))
}

/** Whether the money was booked away as kept: paid back after all, the invoice would be owed again. */
async function isKept(tx: Transaction, { id, amountOere, ...refund }: Failed): Promise<boolean> {
  const invoiceId = await invoiceOf(tx, refund)
  if (!invoiceId || (await tx.receivableEntry.count({ where: { refundId: id } })) > 0) return false
  const { settledOere, totalOere } = await readReceivable(tx, invoiceId)
  return sumOere([settledOere, -amountOere]) < totalOere && (await readLossOere(tx, invoiceId)) < 0
}
