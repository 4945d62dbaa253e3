import 'server-only'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import { bookEntry } from '@/lib/domain/invoices/book-entry'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import type { RunContext } from '@/lib/server/command'
import type { Prisma, Transaction } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere } from '@/lib/shared/money'

/** `amountOere`: above 0; 'all': whatever is too much. */
type Keeping = { invoiceId: string; amountOere: number | 'all'; reason: string; now: Date }

/**
 * Books away what was paid beyond an invoice, as agreed with the buyer. Returns it in øre; null where so much is
 * not too much, or the invoice was credited and the money must go back. Throws NOT_FOUND, and REFUND_ON_ITS_WAY while
 * money of it is being paid back.
 */
export async function keepOverpaid(
  context: Pick<RunContext, 'tx' | 'actor'>,
  { invoiceId, amountOere, reason, now }: Keeping,
): Promise<number | null> {
  const receivable = await lockReceivable(context.tx, invoiceId)
  const overpaidOere = sumOere([receivable.settledOere, -receivable.totalOere])
  const keptOere = amountOere === 'all' ? overpaidOere : amountOere
  const isPaidInvoice = receivable.kind === 'invoice' && receivable.status === 'paid'
  if (!isPaidInvoice || keptOere <= 0 || keptOere > overpaidOere) return null
  if (await isRefunding(context.tx, invoiceId)) throw new BookkeepingError('REFUND_ON_ITS_WAY')
  const entry = { kind: 'write_off', amountOere: -keptOere, bookedOn: danishDay(now), note: reason, now } as const
  await bookEntry(context, receivable, entry)
  return keptOere
}

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
