import 'server-only'
import { endRefundForm } from '@/lib/domain/bookkeeping/copy'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import { keepOverpaid } from '@/lib/domain/bookkeeping/keep-overpaid'
import { endRefundInput } from '@/lib/domain/bookkeeping/schema'
import { bookEntry } from '@/lib/domain/invoices/book-entry'
import { lockReceivable, readReceivable } from '@/lib/domain/invoices/receivables'
import { adminPaymentsPath } from '@/lib/domain/payments/admin-paths'
import { PaymentError } from '@/lib/domain/payments/errors'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { invoiceOf, isStillDue } from '@/lib/domain/settlement/apply-refund-state'
import { getRefundedPayment, lockRefund } from '@/lib/domain/settlement/lock-payment'
import { defineCommand, type RunContext } from '@/lib/server/command'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere } from '@/lib/shared/money'

/**
 * Ends a refund that waits for a person, without paying: the money was kept as agreed, which is booked here unless it
 * was, or went back by another refund. What was booked as paid back and came back is booked in again. Throws
 * REFUND_NOT_WAITING, REFUND_ON_ITS_WAY, and REFUND_STILL_DUE where the money cannot be kept: of an invoice that was
 * credited, or of none.
 */
export const endRefund = defineCommand({
  name: 'bookkeeping.end-refund',
  session: 'required',
  confirms: true,
  input: endRefundInput,
  load: getRefundedPayment,
  authorize: canManageMoney,
  run: async (context, { id, reason }, { paymentId }) => {
    const { tx } = context
    const now = new Date()
    const { status, payment, ...refund } = await lockRefund(tx, { id, paymentId })
    const isByBank = status === 'sent' && payment.provider === 'bank'
    if (status !== 'failed' && !isByBank) throw new PaymentError('REFUND_NOT_WAITING')
    await tx.refund.update({ where: { id }, data: { status: 'ended', endedNote: reason, bankAccount: null } })
    const isDue = await isStillDue(tx, refund)
    const invoiceId = await invoiceOf(tx, refund)
    if (invoiceId) await bookIn(context, { invoiceId, refundId: id, reason, now })
    const { amountOere } = refund
    const keptOere = isDue && invoiceId ? await keepOverpaid(context, { invoiceId, amountOere, reason, now }) : null
    if (isDue && keptOere === null) throw new BookkeepingError('REFUND_STILL_DUE')
    context.about({ type: 'refund', id, detail: { reason, keptOere } })
    return { ok: true }
  },
  form: {
    name: endRefundForm,
    done: () => adminPaymentsPath,
    back: ({ id = '' }) => `${adminPaymentsPath}?afslut=${encodeURIComponent(id)}`,
  },
})

type BookedIn = { invoiceId: string; refundId: string; reason: string; now: Date }

/** The money left our account, which was booked, and came back, which was not. */
async function bookIn(
  context: Pick<RunContext, 'tx' | 'actor'>,
  { invoiceId, refundId, reason, now }: BookedIn,
): Promise<void> {
  const { tx } = context
  await lockReceivable(tx, invoiceId)
  const out = await tx.receivableEntry.findUnique({ where: { refundId }, select: { id: true, amountOere: true } })
  if (!out) return
  await bookEntry(context, await readReceivable(tx, invoiceId), {
    kind: 'refund',
    amountOere: sumOere([0, -toOere(out.amountOere)]),
    undoesId: out.id,
    bookedOn: danishDay(now),
    note: reason,
    now,
  })
}
