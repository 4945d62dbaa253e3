import 'server-only'
import { z } from 'zod'
import { partyOf } from '@/lib/domain/invoices/party'
import type { Receivable } from '@/lib/domain/invoices/receivables'
import { accessPoint } from '@/lib/integrations/access-point/access-point'
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

/** Hands an e-invoice over to the access point. */
export const submitEInvoiceQueue = {
  name: 'submit-e-invoice',
  payload: z.object({ invoiceId: z.uuid() }),
  retryLimit: 20,
} satisfies JobQueue<{ invoiceId: string }>

/**
 * Orders that a public buyer's e-invoice is handed over to the access point, in the caller's transaction, which has locked
 * the receivable. Ordered again before there is an answer, it is the same attempt. Returns whether it is ordered: not
 * without an access point, nor for one that is not waiting.
 */
export async function submitWaiting(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  { invoiceId, eInvoice }: Pick<Receivable, 'invoiceId' | 'eInvoice'>,
): Promise<boolean> {
  if (eInvoice !== 'waiting' || !accessPoint()) return false
  const { eInvoiceRef: attempt, invoice } = await tx.receivable.findUniqueOrThrow({
    where: { invoiceId },
    select: { eInvoiceRef: true, invoice: { select: { buyer: true } } },
  })
  if (!partyOf(invoice.buyer).ean) return false
  const data = { eInvoiceRef: attempt ?? crypto.randomUUID(), eInvoiceNote: null }
  await tx.receivable.update({ where: { invoiceId }, data })
  await enqueue(submitEInvoiceQueue, { invoiceId })
  return true
}
