import 'server-only'
import { z } from 'zod'
import type { Receivable } from '@/lib/domain/invoices/receivables'
import type { RunContext } from '@/lib/server/command'
import type { JobQueue } from '@/lib/server/jobs'

/** Declared apart from its work (./jobs.ts), which draws. */
export const sendInvoiceQueue = {
  name: 'send-invoice',
  payload: z.object({ invoiceId: z.uuid(), asReceipt: z.boolean().default(false) }),
} satisfies JobQueue<{ invoiceId: string; asReceipt: boolean }>

/**
 * Orders, in the caller's transaction, that an invoice or credit note is drawn, stored and mailed once. The mail tells
 * how it stands when it is written: an invoice that is paid by then comes as a receipt.
 */
export async function sendInvoice(context: Pick<RunContext, 'enqueue'>, invoiceId: string): Promise<void> {
  await context.enqueue(sendInvoiceQueue, { invoiceId, asReceipt: false })
}

/** A receipt for an invoice that was mailed while it was owed. One not mailed yet comes as a receipt by itself. */
export async function sendReceiptIfSent(context: Pick<RunContext, 'enqueue'>, receivable: Receivable): Promise<void> {
  if (receivable.pdfKey) await context.enqueue(sendInvoiceQueue, { invoiceId: receivable.invoiceId, asReceipt: true })
}
