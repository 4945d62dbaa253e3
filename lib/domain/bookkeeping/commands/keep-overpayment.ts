import 'server-only'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import { overpaymentForm } from '@/lib/domain/bookkeeping/form-names'
import { canKeepBooks } from '@/lib/domain/bookkeeping/policy'
import { keepOverpaymentInput } from '@/lib/domain/bookkeeping/schema'
import { adminInvoicePath } from '@/lib/domain/invoices/admin-paths'
import { bookEntry } from '@/lib/domain/invoices/book-entry'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { defineCommand, nothing } from '@/lib/server/command'
import type { Prisma, Transaction } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere } from '@/lib/shared/money'

/**
 * Keeps what was paid beyond an invoice, as agreed with the buyer: it is booked away, so that nothing waits. Throws
 * NOT_FOUND, NOTHING_OVERPAID to the second of two, and REFUND_ON_ITS_WAY while the same money is being paid back.
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
    if (await isRefunding(context.tx, id)) throw new BookkeepingError('REFUND_ON_ITS_WAY')
    const entry = { kind: 'write_off', amountOere: -overpaidOere, bookedOn: danishDay(now), note: reason, now } as const
    await bookEntry(context, receivable, entry)
    context.about({ type: 'invoice', id, detail: { overpaidOere, reason } })
    return { ok: true }
  },
  form: { name: overpaymentForm, done: (_, { id }) => adminInvoicePath(id), back: ({ id }) => adminInvoicePath(id) },
})

/**
 * Booked after the money was kept, such a refund would make the invoice owed again. Exact behind the receivable's lock.
 */
async function isRefunding(tx: Transaction, invoiceId: string): Promise<boolean> {
  const entries = await tx.receivableEntry.findMany({
    where: { invoiceId },
    select: { paymentId: true, creditNoteId: true },
  })
  const of = (name: 'paymentId' | 'creditNoteId') => ({ in: entries.flatMap((entry) => entry[name] ?? []) })
  const waiting = { status: { in: ['ordered', 'sent'] } } satisfies Prisma.RefundWhereInput
  const either = [{ paymentId: of('paymentId') }, { creditNoteId: of('creditNoteId') }]
  return (await tx.refund.count({ where: { ...waiting, OR: either } })) > 0
}
