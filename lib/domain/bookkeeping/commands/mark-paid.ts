import 'server-only'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import { markPaidFormName } from '@/lib/domain/invoices/copy'
import { InvoiceError } from '@/lib/domain/invoices/errors'
import { markPaidInput } from '@/lib/domain/invoices/invoice-schema'
import { onInvoice } from '@/lib/domain/invoices/on-invoice'
import { readReceivable, standingPayments } from '@/lib/domain/invoices/receivables'
import { lockInvoice } from '@/lib/domain/settlement/lock-payment'
import { settleTransfer } from '@/lib/domain/settlement/settle'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { danishDay } from '@/lib/shared/danish-time'
import { parseOere } from '@/lib/shared/money'

/**
 * Books a bank transfer on an open invoice by hand, with all that a paid invoice starts. The same transfer sent twice
 * is booked once: the second finds the invoice settled, or the same amount on the same day. Throws NOT_FOUND,
 * INVOICE_NOT_OPEN and PAYMENT_BOOKED.
 */
export const markPaid = defineCommand({
  name: 'bookkeeping.mark-paid',
  ...onInvoice(markPaidFormName),
  input: markPaidInput,
  run: async (context, { id, amount, paidOn, note }) => {
    const amountOere = parseOere(amount)
    if (!amountOere) throw new DomainError('INVALID_INPUT')
    if (paidOn > danishDay(new Date())) {
      throw new DomainError(
        'INVALID_INPUT',
        {},
        { paidOn: 'Vælg den dag, pengene kom. Den kan ikke ligge i fremtiden.' },
      )
    }
    await lockInvoice(context.tx, id)
    const { kind, status } = await readReceivable(context.tx, id)
    if (kind !== 'invoice' || status !== 'open') throw new InvoiceError('INVOICE_NOT_OPEN')
    const same = { ...standingPayments, invoiceId: id, amountOere, bookedOn: new Date(paidOn) }
    if (await context.tx.receivableEntry.count({ where: same })) throw new BookkeepingError('PAYMENT_BOOKED')
    const by = { id: context.actor.userId, name: context.actor.fullName }
    const { overpaidOere } = await settleTransfer(context, { invoiceId: id, amountOere, bookedOn: paidOn, by })
    context.about({ type: 'invoice', id, detail: { amountOere, paidOn, note } })
    return { overpaidOere }
  },
})
