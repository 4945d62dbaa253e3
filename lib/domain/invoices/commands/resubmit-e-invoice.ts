import 'server-only'
import { eInvoiceFormName } from '@/lib/domain/invoices/copy'
import { InvoiceError } from '@/lib/domain/invoices/errors'
import { invoiceInput } from '@/lib/domain/invoices/invoice-schema'
import { onInvoice } from '@/lib/domain/invoices/on-invoice'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { submitWaiting } from '@/lib/domain/invoices/send-invoice'
import { defineCommand } from '@/lib/server/command'

/** Has the access point deliver an e-invoice that waits. Throws NOT_FOUND and NO_ACCESS_POINT. */
export const resubmitEInvoice = defineCommand({
  name: 'invoices.resubmit-e-invoice',
  ...onInvoice(eInvoiceFormName),
  input: invoiceInput,
  run: async (context, { id }) => {
    const receivable = await lockReceivable(context.tx, id)
    if (!(await submitWaiting(context, receivable))) throw new InvoiceError('NO_ACCESS_POINT')
    context.about({ type: 'invoice', id, detail: { number: receivable.number } })
    return { ok: true }
  },
})
