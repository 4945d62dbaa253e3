import 'server-only'
import { overpaymentForm } from '@/lib/domain/bookkeeping/copy'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import { keepOverpaid } from '@/lib/domain/bookkeeping/keep-overpaid'
import { keepOverpaymentInput } from '@/lib/domain/bookkeeping/schema'
import { onInvoice } from '@/lib/domain/invoices/on-invoice'
import { defineCommand } from '@/lib/server/command'

/**
 * Keeps what was paid beyond an invoice, as agreed with the buyer: it is booked away, so that nothing waits. Throws
 * NOT_FOUND, NOTHING_OVERPAID to the second of two, and REFUND_ON_ITS_WAY while the same money is being paid back.
 */
export const keepOverpayment = defineCommand({
  name: 'bookkeeping.keep-overpayment',
  ...onInvoice(overpaymentForm),
  input: keepOverpaymentInput,
  run: async (context, { id, reason }) => {
    const overpaidOere = await keepOverpaid(context, { invoiceId: id, amountOere: 'all', reason, now: new Date() })
    if (overpaidOere === null) throw new BookkeepingError('NOTHING_OVERPAID')
    context.about({ type: 'invoice', id, detail: { overpaidOere, reason } })
    return { ok: true }
  },
})
