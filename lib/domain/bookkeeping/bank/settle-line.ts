import 'server-only'
import type { BankLineState } from '@/generated/prisma/enums'
import { judgeDeposits } from '@/lib/domain/bookkeeping/bank/find-candidates'
import { figuresOf, figuresText } from '@/lib/domain/bookkeeping/bank/judge-deposit'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import { canKeepBooks } from '@/lib/domain/bookkeeping/policy'
import { settleReceivable } from '@/lib/domain/settlement/settle'
import type { RunContext } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import type { Actor } from '@/lib/shared/actor'
import { toOere } from '@/lib/shared/money'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor' | 'refreshPages'>
type LockedLine = Awaited<ReturnType<typeof lockLine>>

/** Throws NOT_FOUND; says nothing to those who may not know. */
export async function assertBankLine(id: string, actor: Actor): Promise<null> {
  if (canKeepBooks(actor) && !(await db.bankLine.count({ where: { id } }))) throw new DomainError('NOT_FOUND')
  return null
}

/** The line as it is, locked until the transaction ends. Throws BANK_LINE_DECIDED unless it is in one of the states. */
export async function lockLine(tx: Transaction, id: string, states: readonly BankLineState[]) {
  await lockRow(tx, 'BankLine', id)
  const row = await tx.bankLine.findUniqueOrThrow({
    where: { id },
    select: { id: true, state: true, bookedOn: true, amountOere: true, text: true },
  })
  if (!states.some((state) => state === row.state)) throw new BookkeepingError('BANK_LINE_DECIDED')
  return { ...row, amountOere: toOere(row.amountOere), bookedOn: row.bookedOn.toISOString().slice(0, 10) }
}

/**
 * Throws ADVICE_CHANGED with the figures as they are now, unless they are those that the form showed: what was owed when
 * the page was made may be paid since. The caller has locked the line and the invoices it is booked on.
 */
export async function assertAsShown(tx: Transaction, line: LockedLine, shown: string): Promise<void> {
  const judgement = (await judgeDeposits(tx, [line])).get(line.id)
  if (judgement && figuresOf(judgement) !== shown) {
    throw new BookkeepingError('ADVICE_CHANGED', { now: figuresText(judgement) })
  }
}

/** Books a locked line on an invoice, with all that a paid invoice starts. */
export async function settleLine(context: Context, { id, amountOere, bookedOn }: LockedLine, invoiceId: string) {
  const settled = await settleReceivable(context, { invoiceId, amountOere, bookedOn, bankLineId: id })
  await context.tx.bankLine.update({ where: { id }, data: { state: 'matched' } })
  return settled
}
