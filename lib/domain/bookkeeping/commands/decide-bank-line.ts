import 'server-only'
import {
  assertBankLine,
  bookAsShown,
  decidedBy,
  findInvoice,
  lockLine,
} from '@/lib/domain/bookkeeping/bank/settle-line'
import { bankLineForm } from '@/lib/domain/bookkeeping/copy'
import { bankLinePath, bankPath } from '@/lib/domain/bookkeeping/paths'
import { decideBankLineInput } from '@/lib/domain/bookkeeping/schema'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { defineCommand } from '@/lib/server/command'

/**
 * Books a doubtful deposit on an invoice, or leaves it out with a note. Throws BANK_LINE_DECIDED to the second of two,
 * NO_SUCH_INVOICE, ADVICE_CHANGED when the likely invoice stands otherwise than the form showed, and what settling
 * throws.
 */
export const decideBankLine = defineCommand({
  name: 'bookkeeping.decide-bank-line',
  session: 'required',
  input: decideBankLineInput,
  confirms: true,
  load: ({ id }, { actor }) => assertBankLine(id, actor),
  authorize: canManageMoney,
  async run(context, { id, decision, invoice, note, shown }) {
    const { tx, actor } = context
    const decided = { ...decidedBy(actor), note: note || null }
    context.about({ type: 'bank_line', id, detail: { decision } })
    const line = await lockLine(tx, id, ['doubtful'])
    if (decision === 'ignore') {
      await tx.bankLine.update({ where: { id }, data: { state: 'ignored', ...decided } })
      return { decision, overpaidOere: 0 }
    }
    const shares = [{ invoiceId: await findInvoice(tx, invoice, 'invoice'), amountOere: line.amountOere }]
    const { overpaidOere } = await bookAsShown(context, line, { shares, shown })
    await tx.bankLine.update({ where: { id }, data: decided })
    return { decision, overpaidOere }
  },
  form: {
    name: bankLineForm,
    done: ({ decision }) => `${bankPath}?tak=${decision}`,
    back: ({ id = '' }) => bankLinePath(id),
  },
})
