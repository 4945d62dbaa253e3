import 'server-only'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { type InvoiceRefund, refundInvoice } from '@/lib/domain/invoices/refund-invoice'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { cancelOpenPayments } from '@/lib/domain/payments/cancel-open-payments'
import type { WriteContext } from '@/lib/server/command'
import { sumOere } from '@/lib/shared/money'

/** How money on an invoice that ends goes back; as paid twice unless told otherwise. */
export type BillRefund = Partial<Pick<InvoiceRefund, 'reason' | 'bankAccount' | 'hasOwnMail'>>

type Closing = {
  /** Why, on the credit note. */
  text: string
  back?: BillRefund | undefined
  now: Date
}

/**
 * Ends what is still owed: open invoices are credited, nobody can pay any more, and what was paid in part goes back.
 * Returns how much that is, in øre. Money that is under way can still settle the purchase.
 */
export async function closeWaysToPay(
  context: WriteContext,
  target: { purchaseId: string } | { subscriptionId: string },
  { text, back, now }: Closing,
): Promise<number> {
  await cancelOpenPayments(context, target, { now })
  const open = await context.tx.receivable.findMany({
    where: { ...target, status: 'open', invoice: { kind: 'invoice' } },
    orderBy: { invoice: { number: 'asc' } },
    select: { invoiceId: true, pdfKey: true },
  })
  let backOere = 0
  for (const { invoiceId, pdfKey } of open) {
    const note = await creditInvoice(context, { invoiceId, amountOere: 'rest', text, now })
    if (pdfKey) await sendInvoice(context, note.id)
    const partOere = await refundInvoice(context, {
      reason: 'duplicate',
      ...back,
      invoiceId,
      creditNoteId: note.id,
      now,
    })
    backOere = sumOere([backOere, partOere])
  }
  return backOere
}
