import 'server-only'
import { standingPayments } from '@/lib/domain/invoices/receivables'
import { leftToRefund, refund, refundAndMail } from '@/lib/domain/payments/refund'
import type { RefundReason } from '@/lib/domain/payments/schema'
import type { WriteContext } from '@/lib/server/command'
import { sumOere } from '@/lib/shared/money'

export type InvoiceRefund = {
  invoiceId: string
  reason: RefundReason
  creditNoteId?: string | null
  /** Where a bank transfer is paid back to. */
  bankAccount?: string | null
  /** Whether another mail tells the payer. */
  hasOwnMail?: boolean
  now: Date
}

/**
 * Pays back all that was paid on an invoice, which may have come in parts, and writes to the payer. Returns the sum in
 * øre. It credits nothing.
 */
export async function refundInvoice(
  context: WriteContext,
  { invoiceId, hasOwnMail = false, ...order }: InvoiceRefund,
): Promise<number> {
  const entries = await context.tx.receivableEntry.findMany({
    where: { ...standingPayments, invoiceId },
    orderBy: { id: 'asc' },
    select: { paymentId: true },
  })
  let backOere = 0
  for (const { paymentId } of entries) {
    const amountOere = paymentId ? await leftToRefund(context.tx, paymentId) : 0
    if (!paymentId || amountOere <= 0) continue
    await (hasOwnMail ? refund : refundAndMail)(context, { ...order, paymentId, amountOere })
    backOere = sumOere([backOere, amountOere])
  }
  return backOere
}
