import 'server-only'
import { creditInvoiceFormName } from '@/lib/domain/invoices/copy'
import { creditInvoice as credit } from '@/lib/domain/invoices/credit-invoice'
import { creditInvoiceInput } from '@/lib/domain/invoices/invoice-schema'
import { onInvoice } from '@/lib/domain/invoices/on-invoice'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { bookAndBegin } from '@/lib/domain/settlement/settle'
import { defineCommand } from '@/lib/server/command'
import { parseOere } from '@/lib/shared/money'

/**
 * Issues a credit note for all that is left or part of an invoice, and mails it. After a part payment, a note for the
 * rest starts what was bought. Pays nothing back. Throws NOT_FOUND, NOT_AN_INVOICE and CREDIT_TOO_LARGE.
 */
export const creditInvoice = defineCommand({
  name: 'bookkeeping.credit-invoice',
  ...onInvoice(creditInvoiceFormName),
  input: creditInvoiceInput,
  run: async (context, { id, amount, reason }) => {
    const now = new Date()
    const amountOere = (amount && parseOere(amount)) || 'rest'
    const note = await bookAndBegin(context, { invoiceId: id, now }, () =>
      credit(context, { invoiceId: id, amountOere, text: reason, now }),
    )
    await sendInvoice(context, note.id)
    context.about({ type: 'invoice', id, detail: { creditNote: note.number, totalOere: note.totalOere, reason } })
    return note
  },
  status: 201,
})
