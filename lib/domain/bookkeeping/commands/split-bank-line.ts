import 'server-only'
import {
  assertBankLine,
  bookAsShown,
  decidedBy,
  findInvoice,
  lockLine,
  type Share,
} from '@/lib/domain/bookkeeping/bank/settle-line'
import { splitLineForm } from '@/lib/domain/bookkeeping/copy'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import { bankLinePath, bankPath } from '@/lib/domain/bookkeeping/paths'
import { readShares, splitBankLineInput, type TypedShare } from '@/lib/domain/bookkeeping/schema'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { formatOere, sumOere } from '@/lib/shared/money'

/**
 * Shares a doubtful deposit out over invoices, to the øre; what is more than an invoice lacks waits there as paid too
 * much. All or nothing. Throws BANK_LINE_DECIDED to the second of two, SHARES_DIFFER, NO_SUCH_INVOICE, ADVICE_CHANGED
 * when the invoices stand otherwise than the form showed, and what settling throws.
 */
export const splitBankLine = defineCommand({
  name: 'bookkeeping.split-bank-line',
  session: 'required',
  input: splitBankLineInput,
  confirms: true,
  timeoutMs: 60_000,
  load: ({ id }, { actor }) => assertBankLine(id, actor),
  authorize: canManageMoney,
  async run(context, { id, shares: text, shown }) {
    const { tx, actor } = context
    const typed = readShares(text)
    if (!typed) throw new DomainError('INVALID_INPUT')
    const line = await lockLine(tx, id, ['doubtful'])
    const sharedOere = sumOere(typed.map(({ amountOere }) => amountOere))
    if (sharedOere !== line.amountOere) {
      const both = { shared: formatOere(sharedOere), amount: formatOere(line.amountOere) }
      throw new BookkeepingError('SHARES_DIFFER', both).at('shares')
    }
    const shares = await findShares(tx, typed)
    const { overpaidOere } = await bookAsShown(context, line, { shares, shown })
    await tx.bankLine.update({ where: { id }, data: decidedBy(actor) })
    context.about({ type: 'bank_line', id, detail: { decision: 'match', shares } })
    return { overpaidOere }
  },
  form: { name: splitLineForm, done: () => `${bankPath}?tak=split`, back: ({ id = '' }) => bankLinePath(id) },
})

/** An invoice that is named twice gets both amounts. */
async function findShares(tx: Transaction, typed: readonly TypedShare[]): Promise<Share[]> {
  const amounts = new Map<string, number>()
  for (const { invoice, amountOere } of typed) {
    const invoiceId = await findInvoice(tx, invoice, 'shares')
    amounts.set(invoiceId, sumOere([amounts.get(invoiceId) ?? 0, amountOere]))
  }
  return [...amounts].map(([invoiceId, amountOere]) => ({ invoiceId, amountOere }))
}
