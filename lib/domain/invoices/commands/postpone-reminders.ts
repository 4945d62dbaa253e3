import 'server-only'
import { postponeRemindersFormName } from '@/lib/domain/invoices/copy'
import { InvoiceError } from '@/lib/domain/invoices/errors'
import { postponeRemindersInput } from '@/lib/domain/invoices/invoice-schema'
import { onInvoice } from '@/lib/domain/invoices/on-invoice'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { defineCommand } from '@/lib/server/command'

/** No reminder before a day, as agreed with the buyer. Throws NOT_FOUND and INVOICE_NOT_OPEN. */
export const postponeReminders = defineCommand({
  name: 'invoices.postpone-reminders',
  ...onInvoice(postponeRemindersFormName),
  input: postponeRemindersInput,
  run: async (context, { id, until, reason }) => {
    const receivable = await lockReceivable(context.tx, id)
    if (receivable.kind !== 'invoice' || receivable.status !== 'open') throw new InvoiceError('INVOICE_NOT_OPEN')
    await context.tx.receivable.update({ where: { invoiceId: id }, data: { quietUntil: new Date(until) } })
    context.about({ type: 'invoice', id, detail: { until, reason } })
    return { ok: true }
  },
})
