import 'server-only'
import { resendForm } from '@/lib/domain/bookkeeping/copy'
import { sentByMail, xmlForMail } from '@/lib/domain/invoices/e-invoice'
import { invoiceInput } from '@/lib/domain/invoices/invoice-schema'
import { onInvoice } from '@/lib/domain/invoices/on-invoice'
import { storedPdf } from '@/lib/domain/invoices/pdf/stored-pdf'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { writeMail } from '@/lib/domain/invoices/write-mail'
import { defineCommand } from '@/lib/server/command'

/** Mails an invoice or credit note once more, as what it is now, with its XML to a company that asked. Throws NOT_FOUND. */
export const sendAgain = defineCommand({
  name: 'bookkeeping.send-again',
  ...onInvoice(resendForm),
  input: invoiceInput,
  // A buyer is not to get the same mail by a nervous finger.
  subjectLimits: ({ id }) => [{ name: 'invoice-again', key: id, points: 3, seconds: 3600 }],
  prepare: async ({ id }) => ({ ...(await storedPdf(id)), xml: await xmlForMail(id) }),
  run: async (context, { id }, _, { key, sha256, xml }) => {
    const receivable = await lockReceivable(context.tx, id)
    await writeMail(context, receivable, { kind: 'document' }, xml)
    await context.tx.receivable.update({
      where: { invoiceId: id },
      data: { pdfKey: key, pdfSha256: sha256, ...(xml ? sentByMail(receivable.email, new Date()) : {}) },
    })
    context.about({ type: 'invoice', id, detail: { number: receivable.number } })
    return { ok: true }
  },
})
