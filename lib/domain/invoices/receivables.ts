import 'server-only'
import { type Database, db, type Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere } from '@/lib/shared/money'

const columns = {
  invoiceId: true,
  status: true,
  totalOere: true,
  settledOere: true,
  dueOn: true,
  email: true,
  pdfKey: true,
  userId: true,
  memorialId: true,
  resellerId: true,
  subscriptionId: true,
  shopOrderId: true,
  purchaseId: true,
  eInvoice: true,
  invoice: { select: { number: true, kind: true } },
} as const satisfies Prisma.ReceivableSelect

type Row = Prisma.ReceivableGetPayload<{ select: typeof columns }>

/**
 * What is owed on an invoice and whom it concerns. Amounts in øre, days as yyyy-mm-dd. One without a purchase begins
 * nothing.
 */
export type Receivable = Omit<Row, 'invoice' | 'totalOere' | 'settledOere' | 'dueOn'> &
  Row['invoice'] & {
    totalOere: number
    settledOere: number
    /** Never below zero. */
    owedOere: number
    dueOn: string
  }

/** The receivable, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockReceivable(tx: Transaction, invoiceId: string): Promise<Receivable> {
  await lockRow(tx, 'Receivable', invoiceId)
  return readReceivable(tx, invoiceId)
}

/** The receivable as it is now. Throws NOT_FOUND. */
export async function readReceivable(tx: Transaction, invoiceId: string): Promise<Receivable> {
  const row = await tx.receivable.findUnique({ where: { invoiceId }, select: columns })
  if (!row) throw new DomainError('NOT_FOUND')
  const { invoice, totalOere, settledOere, dueOn, ...rest } = row
  const amounts = { totalOere: toOere(totalOere), settledOere: toOere(settledOere) }
  return {
    ...rest,
    ...invoice,
    ...amounts,
    owedOere: owedOf({ ...amounts, kind: invoice.kind }),
    dueOn: danishDay(dueOn),
  }
}

/**
 * Invoices that are owed. The bill for a further period of a plan may be left: the period begins only once it is paid,
 * and nobody owes it.
 */
export const owedInvoices: Prisma.InvoiceWhereInput = {
  kind: 'invoice',
  OR: [{ receivable: { subscriptionId: null } }, { suppliedFrom: null }],
}

/**
 * Invoices with more money than they ask for, as a condition. Those whose refund is ordered or on its way are left out:
 * nobody has to do anything but wait.
 */
export async function overpaidInvoices(): Promise<Prisma.ReceivableWhereInput> {
  const refunds = await db.refund.findMany({
    where: { status: { in: ['ordered', 'sent'] } },
    select: { paymentId: true, creditNoteId: true },
  })
  const paymentId = { in: refunds.map((refund) => refund.paymentId) }
  const creditNoteId = { in: refunds.flatMap((refund) => refund.creditNoteId ?? []) }
  return {
    invoice: { kind: 'invoice' },
    // Uses the index Receivable_overpaid.
    settledOere: { gt: db.receivable.fields.totalOere },
    entries: { none: { OR: [{ paymentId }, { creditNoteId }] } },
  }
}

/** What is still to be paid, in øre; nobody owes a credit note. */
export function owedOf(row: { kind: 'invoice' | 'credit_note'; totalOere: number; settledOere: number }): number {
  return row.kind === 'credit_note' ? 0 : Math.max(0, sumOere([row.totalOere, -row.settledOere]))
}

/**
 * Whether an invoice is closed with money received: paid, or in part with the rest credited or written off. Then the
 * buyer gets what it is for.
 */
export async function isClosedWithMoney(tx: Transaction, invoiceId: string): Promise<boolean> {
  const receivable = await tx.receivable.findUnique({ where: { invoiceId }, select: { status: true } })
  if (receivable?.status !== 'paid' && receivable?.status !== 'written_off') return false
  return (await readPaidOere(tx, invoiceId)) > 0
}

/** What was paid on an invoice and not paid back, in øre. */
export async function readPaidOere(database: Database, invoiceId: string): Promise<number> {
  const where = { invoiceId, ...movesMoney }
  const { _sum } = await database.receivableEntry.aggregate({ where, _sum: { amountOere: true } })
  return toOere(_sum.amountOere ?? 0n)
}

/** As a condition: movements of money, unlike credit notes and losses. */
export const movesMoney = { kind: { in: ['payment', 'refund'] } } satisfies Prisma.ReceivableEntryWhereInput

/** The sum of movements, in øre. */
export const sumOfEntries = (entries: readonly { amountOere: bigint }[]): number =>
  sumOere(entries.map(({ amountOere }) => toOere(amountOere)))

/** As a condition: payments but those that were booked on the wrong invoice. */
export const standingPayments = {
  kind: 'payment',
  undoesId: null,
  undoneBy: { is: null },
} satisfies Prisma.ReceivableEntryWhereInput
