import 'server-only'
import { z } from 'zod'
import { storedPdf } from '@/lib/domain/invoices/pdf/stored-pdf'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { writeMail } from '@/lib/domain/invoices/write-mail'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'

/**
 * Draws and stores the PDF of an invoice or credit note and mails it, once; `asReceipt` mails a receipt for one that was
 * mailed while it was owed. What a second run finds done it leaves. Throws NOT_FOUND.
 */
export const mailInvoice = defineCommand({
  name: 'invoices.mail-invoice',
  session: 'system',
  input: z.object({ invoiceId: z.uuid(), asReceipt: z.boolean().default(false) }),
  load: nothing,
  authorize: theSystem,
  prepare: ({ invoiceId }) => storedPdf(invoiceId),
  run: async (context, { invoiceId, asReceipt }, _subject, { key, sha256 }) => {
    const receivable = await lockReceivable(context.tx, invoiceId)
    context.about({ type: 'invoice', id: invoiceId, detail: { number: receivable.number } })
    if (asReceipt ? await hasReceipt(context.tx, receivable.email, key) : receivable.pdfKey) return { isSent: false }
    await writeMail(context, receivable, { kind: asReceipt ? 'receipt' : 'document' })
    await context.tx.receivable.update({ where: { invoiceId }, data: { pdfKey: key, pdfSha256: sha256 } })
    return { isSent: true }
  },
})

async function hasReceipt(tx: Transaction, recipient: string, key: string): Promise<boolean> {
  const files = { path: ['0', 'key'], equals: key }
  return (await tx.mail.count({ where: { recipient, template: 'invoice-paid', files } })) > 0
}
