import 'server-only'
import { bookEntry } from '@/lib/domain/invoices/book-entry'
import { InvoiceError } from '@/lib/domain/invoices/errors'
import { writeOffFormName } from '@/lib/domain/invoices/form-names'
import { writeOffInput } from '@/lib/domain/invoices/invoice-schema'
import { adminInvoicePath } from '@/lib/domain/invoices/paths'
import { canManageInvoices } from '@/lib/domain/invoices/policy'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { defineCommand, nothing } from '@/lib/server/command'
import { danishDay } from '@/lib/shared/danish-time'

/** Gives up what is still owed: a loss, not a credit. Throws NOT_FOUND and INVOICE_NOT_OPEN. */
export const writeOff = defineCommand({
  name: 'invoices.write-off',
  session: 'required',
  input: writeOffInput,
  confirms: true,
  load: nothing,
  authorize: canManageInvoices,
  run: async (context, { id, reason }) => {
    const now = new Date()
    const receivable = await lockReceivable(context.tx, id)
    const { kind, status, owedOere } = receivable
    if (kind !== 'invoice' || status !== 'open' || owedOere === 0) throw new InvoiceError('INVOICE_NOT_OPEN')
    const entry = { kind: 'write_off', amountOere: owedOere, bookedOn: danishDay(now), note: reason, now } as const
    await bookEntry(context, receivable, entry)
    context.about({ type: 'invoice', id, detail: { owedOere, reason } })
    return { ok: true }
  },
  form: { name: writeOffFormName, done: (_, { id }) => adminInvoicePath(id), back: ({ id }) => adminInvoicePath(id) },
})
