import 'server-only'
import { assertAsShown, assertBankLine, lockLine, settleLine } from '@/lib/domain/bookkeeping/bank/settle-line'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import { bankLineForm } from '@/lib/domain/bookkeeping/form-names'
import { bankPath } from '@/lib/domain/bookkeeping/paths'
import { canKeepBooks } from '@/lib/domain/bookkeeping/policy'
import { decideBankLineInput } from '@/lib/domain/bookkeeping/schema'
import { lockInvoice } from '@/lib/domain/settlement/lock-payment'
import { defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'

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
  authorize: canKeepBooks,
  async run(context, { id, decision, invoice, note, shown }) {
    const { tx, actor } = context
    const by = { decidedById: actor.userId, decidedByName: actor.fullName.slice(0, 120), decidedAt: new Date() }
    const decided = { ...by, note: note || null }
    context.about({ type: 'bank_line', id, detail: { decision } })
    const line = await lockLine(tx, id, ['doubtful'])
    if (decision === 'ignore') {
      await tx.bankLine.update({ where: { id }, data: { state: 'ignored', ...decided } })
      return { decision, overpaidOere: 0 }
    }
    const invoiceId = await findInvoice(tx, invoice)
    await lockInvoice(tx, invoiceId)
    await assertAsShown(tx, line, shown)
    const { overpaidOere } = await settleLine(context, line, invoiceId)
    await tx.bankLine.update({ where: { id }, data: decided })
    return { decision, overpaidOere }
  },
  form: { name: bankLineForm, done: ({ decision }) => `${bankPath}?tak=${decision}`, back: () => bankPath },
})

/** By its number or its payment code, however it is spaced. */
async function findInvoice(tx: Transaction, typed: string): Promise<string> {
  const digits = typed.replace(/\D/g, '')
  const number = Number(digits)
  const row =
    (await tx.invoice.findUnique({ where: { paymentCode: digits }, select: { id: true } })) ??
    (number <= 2_147_483_647 ? await tx.invoice.findUnique({ where: { number }, select: { id: true } }) : null)
  if (!row) throw new BookkeepingError('NO_SUCH_INVOICE').at('invoice')
  return row.id
}
