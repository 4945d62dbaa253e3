import 'server-only'
import { standingPayments } from '@/lib/domain/invoices/receivables'
import { leftToRefund, orderRefund, payBack } from '@/lib/domain/payments/order-refund'
import type { RefundReason } from '@/lib/domain/payments/schema'
import type { RunContext } from '@/lib/server/command'
import { sumOere } from '@/lib/shared/money'

export type BackForInvoice = {
  invoiceId: string
  reason: RefundReason
  creditNoteId?: string | null
  /** Where a bank transfer is paid back to. */
  bankAccount?: string | null
  /** Whether another mail tells the payer. */
  isTold?: boolean
  now: Date
}

/**
 * Pays back all that was paid on an invoice, which may have come in parts, and writes to the payer. Returns the sum in
 * øre. It credits nothing.
 */
export async function payBackInvoice(
  context: Pick<RunContext, 'tx' | 'enqueue' | 'actor'>,
  { invoiceId, isTold = false, ...order }: BackForInvoice,
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
    await (isTold ? orderRefund : payBack)(context, { ...order, paymentId, amountOere })
    backOere = sumOere([backOere, amountOere])
  }
  return backOere
}
