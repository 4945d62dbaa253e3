import 'server-only'
import { accounts } from '@/lib/domain/invoices/accounts'
import { consumerParty } from '@/lib/domain/invoices/buyers'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { linesInclVat } from '@/lib/domain/invoices/invoice-lines'
import { type IssuedInvoice, issueInvoice } from '@/lib/domain/invoices/issue-invoice'
import { type BackForInvoice, payBackInvoice } from '@/lib/domain/invoices/pay-back-invoice'
import { closedWithMoney } from '@/lib/domain/invoices/receivables'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { cancelOpenPayments } from '@/lib/domain/payments/cancel-open-payments'
import type { Agreement } from '@/lib/domain/subscriptions/agreements'
import { choiceNames } from '@/lib/domain/subscriptions/copy'
import { choiceOf, type PlanInterval } from '@/lib/domain/subscriptions/schema'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { danishDay, formatDate } from '@/lib/shared/danish-time'
import { sumOere } from '@/lib/shared/money'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>

export type InvoicedPeriod = {
  interval: PlanInterval
  /** Of the whole period, in øre including moms. */
  priceOere: number
  /** What an earlier agreement had paid for and is not used, in øre. */
  deductedOere?: number
  /** Null for a first period that waits for a transfer: nobody knows when the money comes. */
  start: Date | null
  /** Null for Livstid, and where `start` is. */
  end: Date | null
  /** Danish calendar day, yyyy-mm-dd. */
  dueOn: string
  now: Date
}

/** Issues the invoice for one period; the caller sends it. */
export async function issuePeriodInvoice(
  { tx }: Pick<Context, 'tx'>,
  agreement: Agreement,
  period: InvoicedPeriod,
): Promise<IssuedInvoice> {
  const { id, plan, payerId, payerName, memorialId, memorialName } = agreement
  const { interval, priceOere, deductedOere = 0, start, end, dueOn, now } = period
  const name = choiceNames[choiceOf({ plan, interval })]
  const days = !start ? ', begynder efter betalingen' : end ? `, ${formatDate(start)} til ${formatDate(end)}` : ''
  const email = await payerAddress(tx, agreement)
  return issueInvoice(tx, {
    buyer: consumerParty({ name: payerName, email }),
    lines: linesInclVat([
      { text: `${name}${days}`, quantity: 1, priceOere, account: accounts.plans },
      ...(deductedOere > 0
        ? [
            {
              text: 'Fradrag for det, der var betalt og ikke brugt',
              ...{ quantity: 1, priceOere: sumOere([0, -deductedOere]), account: accounts.plans },
            },
          ]
        : []),
    ]),
    dueOn,
    suppliedFrom: start ? danishDay(start) : null,
    suppliedTo: start ? danishDay(end ?? start) : null,
    note: `Mindesiden for ${memorialName}`.slice(0, 500),
    receivable: { email, userId: payerId, memorialId, subscriptionId: id },
    now,
  })
}

/** The payer's address as it is now. */
export async function payerAddress(tx: Transaction, { payerId, payerEmail }: Agreement): Promise<string> {
  const account = payerId ? await tx.user.findUnique({ where: { id: payerId }, select: { email: true } }) : null
  return account?.email ?? payerEmail
}

type OpenInvoice = { invoiceId: string; totalOere: bigint }

/** The agreement's invoice that is still owed, if any: for its first payment, or for the period from `start`. */
export async function findOpenInvoice(
  tx: Transaction,
  { id }: Pick<Agreement, 'id'>,
  start?: Date,
): Promise<OpenInvoice | null> {
  return tx.receivable.findFirst({
    where: {
      ...{ subscriptionId: id, status: 'open' },
      invoice: { kind: 'invoice', ...(start ? { suppliedFrom: new Date(danishDay(start)) } : {}) },
    },
    orderBy: { invoice: { number: 'desc' } },
    select: { invoiceId: true, totalOere: true },
  })
}

/** The settled invoice for the period from `start`. */
export async function findSettledInvoice(
  tx: Transaction,
  { id }: Pick<Agreement, 'id'>,
  start: Date,
): Promise<OpenInvoice | null> {
  return tx.receivable.findFirst({
    where: {
      ...{ subscriptionId: id, ...closedWithMoney },
      invoice: { kind: 'invoice', suppliedFrom: new Date(danishDay(start)) },
    },
    orderBy: { invoice: { number: 'desc' } },
    select: { invoiceId: true, totalOere: true },
  })
}

/** Whether a period of the agreement was paid at `moment` or later. */
export async function isPaidSince(tx: Transaction, subscriptionId: string, moment: Date): Promise<boolean> {
  return (await tx.receivable.count({ where: { subscriptionId, ...closedWithMoney, settledAt: { gte: moment } } })) > 0
}

/** How money on a bill that ends goes back; as paid twice unless told otherwise. */
export type BillBack = Partial<Pick<BackForInvoice, 'reason' | 'bankAccount' | 'isTold'>>

/**
 * Ends what is still owed: the open invoices are credited, nobody can pay any more, and what was paid in part goes back.
 * Returns how much that is, in øre.
 */
export async function withdrawBills(
  context: Context,
  { id }: Agreement,
  text: string,
  now: Date,
  back: BillBack = {},
): Promise<number> {
  const { tx } = context
  await cancelOpenPayments(context, { subscriptionId: id }, { now })
  const open = await tx.receivable.findMany({
    where: { subscriptionId: id, status: 'open', invoice: { kind: 'invoice' } },
    orderBy: { invoice: { number: 'asc' } },
    select: { invoiceId: true, pdfKey: true },
  })
  let backOere = 0
  for (const { invoiceId, pdfKey } of open) {
    await cancelOpenPayments(context, { invoiceId }, { now })
    const note = await creditInvoice(context, { invoiceId, amountOere: 'rest', text, now })
    if (pdfKey) await sendInvoice(context, note.id)
    const partOere = await payBackInvoice(context, {
      ...{ reason: 'duplicate', ...back, invoiceId, creditNoteId: note.id, now },
    })
    backOere = sumOere([backOere, partOere])
  }
  return backOere
}
