import 'server-only'
import { assertBankLine, lockLine } from '@/lib/domain/bookkeeping/bank/settle-line'
import { undoLineForm } from '@/lib/domain/bookkeeping/copy'
import { bankLinePath, bankPath } from '@/lib/domain/bookkeeping/paths'
import { undoBankLineInput } from '@/lib/domain/bookkeeping/schema'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { undoBankPayments } from '@/lib/domain/settlement/undo-bank-payments'
import { defineCommand } from '@/lib/server/command'

/**
 * Takes a deposit off the invoices that it was booked on, or back from those that were left out: it waits for a decision
 * again, and the invoices are owed again. Throws NOT_FOUND, BANK_LINE_DECIDED to the second of two, PAYMENT_MOVED_ON and
 * PURCHASE_BEGUN.
 */
export const undoBankLine = defineCommand({
  name: 'bookkeeping.undo-bank-line',
  session: 'required',
  input: undoBankLineInput,
  confirms: true,
  load: ({ id }, { actor }) => assertBankLine(id, actor),
  authorize: canManageMoney,
  async run(context, { id, reason }) {
    await lockLine(context.tx, id, ['matched', 'ignored'])
    const invoiceIds = await undoBankPayments(context, { bankLineId: id, reason, now: new Date() })
    const nobody = { decidedById: null, decidedByName: null, decidedAt: null, note: null }
    await context.tx.bankLine.update({ where: { id }, data: { state: 'doubtful', ...nobody } })
    context.about({ type: 'bank_line', id, detail: { invoiceIds, reason } })
    return { ok: true }
  },
  form: { name: undoLineForm, done: () => `${bankPath}?tak=undo`, back: ({ id = '' }) => bankLinePath(id) },
})
