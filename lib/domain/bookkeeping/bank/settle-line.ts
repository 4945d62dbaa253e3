import 'server-only'
import type { BankLineState } from '@/generated/prisma/enums'
import { judgeDeposits } from '@/lib/domain/bookkeeping/bank/find-candidates'
import { figuresOf, figuresText } from '@/lib/domain/bookkeeping/bank/judge-deposit'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { lockInvoice } from '@/lib/domain/settlement/lock-payment'
import { settleTransfer } from '@/lib/domain/settlement/settle'
import type { WriteContext } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import type { Actor, SignedIn } from '@/lib/shared/actor'
import { sumOere, toOere } from '@/lib/shared/money'

type LockedLine = Awaited<ReturnType<typeof lockLine>>

/** Throws NOT_FOUND; says nothing to those who may not know. */
export async function assertBankLine(id: string, actor: Actor): Promise<null> {
  if (canManageMoney(actor) && !(await db.bankLine.count({ where: { id } }))) throw new DomainError('NOT_FOUND')
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

/** An invoice and what of a deposit is for it, in øre. */
export type Share = { invoiceId: string; amountOere: number }

/**
 * Books a locked line on the invoices that a person chose. Throws ADVICE_CHANGED with the figures as they are now, unless
 * they are those that the form showed: what was owed when the page was made may be paid since.
 */
export async function bookAsShown(
  context: WriteContext,
  line: LockedLine,
  booking: { shares: Share[]; shown: string },
) {
  const { tx } = context
  const shares = booking.shares.toSorted((a, b) => (a.invoiceId < b.invoiceId ? -1 : 1))
  // In one order, so that two who share out over the same invoices do not wait for each other.
  for (const { invoiceId } of shares) await lockInvoice(tx, invoiceId)
  const judgement = (await judgeDeposits(tx, [line])).get(line.id)
  if (judgement && figuresOf(judgement) !== booking.shown) {
    throw new BookkeepingError('ADVICE_CHANGED', { now: figuresText(judgement) })
  }
  return settleLine(context, line, shares)
}

/**
 * Books a locked line on invoices by amounts that add up to it, with all that a paid invoice starts. `overpaidOere`: what
 * they are paid beyond their totals.
 */
export async function settleLine(context: WriteContext, { id, bookedOn }: LockedLine, shares: readonly Share[]) {
  const overpaid: number[] = []
  for (const share of shares) {
    const settled = await settleTransfer(context, { ...share, bookedOn, bankLineId: id })
    overpaid.push(settled.overpaidOere)
  }
  await context.tx.bankLine.update({ where: { id }, data: { state: 'matched' } })
  return { overpaidOere: sumOere(overpaid) }
}

/** Who decided about a line, and when. */
export const decidedBy = ({ userId, fullName }: SignedIn) => ({
  decidedById: userId,
  decidedByName: fullName.slice(0, 120),
  decidedAt: new Date(),
})

/** An invoice by its number or its payment code, however it is spaced. Throws NO_SUCH_INVOICE at `field`. */
export async function findInvoice(tx: Transaction, typed: string, field: string): Promise<string> {
  const digits = typed.replace(/\D/g, '')
  const number = Number(digits)
  const row =
    (await tx.invoice.findUnique({ where: { paymentCode: digits }, select: { id: true } })) ??
    (number <= 2_147_483_647 ? await tx.invoice.findUnique({ where: { number }, select: { id: true } }) : null)
  if (!row) throw new BookkeepingError('NO_SUCH_INVOICE', { number: digits }).at(field)
  return row.id
}
