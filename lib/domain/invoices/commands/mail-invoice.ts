import 'server-only'
import { z } from 'zod'
import { sentByMail, xmlForMail } from '@/lib/domain/invoices/e-invoice'
import { storedPdf } from '@/lib/domain/invoices/pdf/stored-pdf'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { submitWaiting } from '@/lib/domain/invoices/send-invoice'
import { writeMail } from '@/lib/domain/invoices/write-mail'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'

/**
 * Draws and stores the PDF of an invoice or credit note and mails it, once, with its XML to a company that asked for it;
 * a public buyer's goes to the access point, if there is one. `asReceipt` mails a receipt for one that was mailed while
 * it was owed. What a second run finds done it leaves. Throws NOT_FOUND.
 */
export const mailInvoice = defineCommand({
  name: 'invoices.mail-invoice',
  session: 'system',
  input: z.object({ invoiceId: z.uuid(), asReceipt: z.boolean().default(false) }),
  load: nothing,
  authorize: theSystem,
  prepare: async ({ invoiceId }) => ({ ...(await storedPdf(invoiceId)), xml: await xmlForMail(invoiceId) }),
  run: async (context, { invoiceId, asReceipt }, _subject, { key, sha256, xml }) => {
    const receivable = await lockReceivable(context.tx, invoiceId)
    context.about({ type: 'invoice', id: invoiceId, detail: { number: receivable.number } })
    if (asReceipt ? await hasReceipt(context.tx, receivable.email, key) : receivable.pdfKey) return { isSent: false }
    const sentXml = asReceipt ? null : xml
    await writeMail(context, receivable, { kind: asReceipt ? 'receipt' : 'document' }, sentXml)
    if (!asReceipt) await submitWaiting(context, receivable)
    await context.tx.receivable.update({
      where: { invoiceId },
      data: { pdfKey: key, pdfSha256: sha256, ...(sentXml ? sentByMail(receivable.email, new Date()) : {}) },
    })
    return { isSent: true }
  },
})

async function hasReceipt(tx: Transaction, recipient: string, key: string): Promise<boolean> {
  const files = { path: ['0', 'key'], equals: key }
  return (await tx.mail.count({ where: { recipient, template: 'invoice-paid', files } })) > 0
}
