import 'server-only'
import { InvoiceError } from '@/lib/domain/invoices/errors'
import { markPaidFormName } from '@/lib/domain/invoices/form-names'
import { markPaidInput } from '@/lib/domain/invoices/invoice-schema'
import { adminInvoicePath } from '@/lib/domain/invoices/paths'
import { canManageInvoices } from '@/lib/domain/invoices/policy'
import { readReceivable } from '@/lib/domain/invoices/receivables'
import { settleReceivable } from '@/lib/domain/settlement/settle'
import { defineCommand, nothing } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { danishDay } from '@/lib/shared/danish-time'
import { parseOere } from '@/lib/shared/money'

/**
 * An administrator saw the money in the bank: books it, and starts what it was for once all is there. Throws NOT_FOUND,
 * INVOICE_NOT_OPEN, and INVALID_INPUT for a day to come.
 */
export const markPaid = defineCommand({
  name: 'settlement.mark-paid',
  session: 'required',
  input: markPaidInput,
  confirms: true,
  load: nothing,
  authorize: canManageInvoices,
  run: async (context, { id, amount, paidOn, note }) => {
    const now = new Date()
    if (paidOn > danishDay(now)) throw new DomainError('INVALID_INPUT').at('paidOn')
    const { kind, status, number } = await readReceivable(context.tx, id)
    if (kind !== 'invoice' || status !== 'open') throw new InvoiceError('INVOICE_NOT_OPEN')
    const amountOere = parseOere(amount) ?? 0
    const { isSettled, overpaidOere } = await settleReceivable(context, {
      ...{ invoiceId: id, amountOere, bookedOn: paidOn, now },
      by: { id: context.actor.userId, name: context.actor.fullName },
    })
    context.about({ type: 'invoice', id, detail: { number, amountOere, paidOn, note } })
    return { isSettled, overpaidOere }
  },
  form: { name: markPaidFormName, done: (_, { id }) => adminInvoicePath(id), back: ({ id }) => adminInvoicePath(id) },
})
