import 'server-only'
import { adminInvoicePath } from '@/lib/domain/invoices/admin-paths'
import { eInvoiceFormName } from '@/lib/domain/invoices/copy'
import { InvoiceError } from '@/lib/domain/invoices/errors'
import { invoiceInput } from '@/lib/domain/invoices/invoice-schema'
import { canManageInvoices } from '@/lib/domain/invoices/policy'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { submitWaiting } from '@/lib/domain/invoices/send-invoice'
import { defineCommand, nothing } from '@/lib/server/command'

/** Has the access point deliver an e-invoice that waits. Throws NOT_FOUND and NO_ACCESS_POINT. */
export const resubmitEInvoice = defineCommand({
  name: 'invoices.resubmit-e-invoice',
  session: 'required',
  input: invoiceInput,
  confirms: true,
  load: nothing,
  authorize: canManageInvoices,
  run: async (context, { id }) => {
    const receivable = await lockReceivable(context.tx, id)
    if (!(await submitWaiting(context, receivable))) throw new InvoiceError('NO_ACCESS_POINT')
    context.about({ type: 'invoice', id, detail: { number: receivable.number } })
    return { ok: true }
  },
  form: { name: eInvoiceFormName, done: (_, { id }) => adminInvoicePath(id), back: ({ id }) => adminInvoicePath(id) },
})
