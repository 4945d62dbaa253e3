import 'server-only'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import { overpaymentForm } from '@/lib/domain/bookkeeping/form-names'
import { canKeepBooks } from '@/lib/domain/bookkeeping/policy'
import { keepOverpaymentInput } from '@/lib/domain/bookkeeping/schema'
import { bookEntry } from '@/lib/domain/invoices/book-entry'
import { adminInvoicePath } from '@/lib/domain/invoices/paths'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { defineCommand, nothing } from '@/lib/server/command'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere } from '@/lib/shared/money'

/**
 * Keeps what was paid beyond an invoice, as agreed with the buyer: it is booked away, so that nothing waits. Throws
 * NOT_FOUND, and NOTHING_OVERPAID to the second of two.
 */
export const keepOverpayment = defineCommand({
  name: 'bookkeeping.keep-overpayment',
  session: 'required',
  input: keepOverpaymentInput,
  confirms: true,
  load: nothing,
  authorize: canKeepBooks,
  run: async (context, { id, reason }) => {
    const now = new Date()
    const receivable = await lockReceivable(context.tx, id)
    const overpaidOere = sumOere([receivable.settledOere, -receivable.totalOere])
    if (receivable.kind !== 'invoice' || receivable.status !== 'paid' || overpaidOere <= 0) {
      throw new BookkeepingError('NOTHING_OVERPAID')
    }
    const entry = { kind: 'write_off', amountOere: -overpaidOere, bookedOn: danishDay(now), note: reason, now } as const
    await bookEntry(context, receivable, entry)
    context.about({ type: 'invoice', id, detail: { overpaidOere, reason } })
    return { ok: true }
  },
  form: { name: overpaymentForm, done: (_, { id }) => adminInvoicePath(id), back: ({ id }) => adminInvoicePath(id) },
})
