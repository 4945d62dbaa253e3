import 'server-only'
import { accounts } from '@/lib/domain/invoices/accounts'
import { linesInclVat } from '@/lib/domain/invoices/invoice-lines'
import { type IssuedInvoice, issueInvoice } from '@/lib/domain/invoices/issue-invoice'
import { consumerParty } from '@/lib/domain/invoices/party'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { findDocument, type Purchase } from '@/lib/domain/purchases/purchases'
import { type Agreement, isByCard, type NextPeriod } from '@/lib/domain/subscriptions/agreements'
import { choiceNames } from '@/lib/domain/subscriptions/copy'
import { openNext } from '@/lib/domain/subscriptions/plan-purchases'
import { choiceOf } from '@/lib/domain/subscriptions/schema'
import type { RunContext, WriteContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { danishDay, formatDate } from '@/lib/shared/danish-time'
import { sumOere } from '@/lib/shared/money'

type InvoicedPeriod = {
  /** Null for a first period that waits for a transfer: nobody knows when the money comes. */
  start: Date | null
  /** Null for Livstid, and where `start` is. */
  end: Date | null
  /** Danish calendar day, yyyy-mm-dd. */
  dueOn: string
  now: Date
}

/** Issues the invoice of a purchase; the caller sends it. */
export async function issuePeriodInvoice(
  { tx }: Pick<RunContext, 'tx'>,
  agreement: Agreement,
  purchase: Pick<Purchase, 'id' | 'interval' | 'priceOere' | 'deductedOere'>,
  { start, end, dueOn, now }: InvoicedPeriod,
): Promise<IssuedInvoice> {
  const { id, plan, payerId, payerName, memorialId, memorialName } = agreement
  const { interval, priceOere, deductedOere } = purchase
  const name = choiceNames[choiceOf({ plan, interval: interval ?? agreement.interval })]
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
              quantity: 1,
              priceOere: sumOere([0, -deductedOere]),
              account: accounts.plans,
            },
          ]
        : []),
    ]),
    dueOn,
    suppliedFrom: start ? danishDay(start) : null,
    suppliedTo: start ? danishDay(end ?? start) : null,
    note: `Mindesiden for ${memorialName}`.slice(0, 500),
    receivable: { email, userId: payerId, memorialId, subscriptionId: id, purchaseId: purchase.id },
    now,
  })
}

/** The payer's address as it is now. */
export async function payerAddress(tx: Transaction, { payerId, payerEmail }: Agreement): Promise<string> {
  const account = payerId ? await tx.user.findUnique({ where: { id: payerId }, select: { email: true } }) : null
  return account?.email ?? payerEmail
}

/** The invoice for the next period, where no card pays it; due when the period begins, today when it has. */
export async function sendBill(
  context: WriteContext,
  agreement: Agreement,
  next: NextPeriod,
  now: Date,
): Promise<void> {
  const isBilled = !agreement.cancelledAt && agreement.renewal !== 'none' && !isByCard(agreement)
  if (!isBilled) return
  const purchase = await openNext(context, agreement, next, now)
  if (await findDocument(context.tx, purchase.id)) return
  const dueOn = danishDay(next.start > now ? next.start : now)
  const issued = await issuePeriodInvoice(context, agreement, purchase, {
    start: next.start,
    end: next.end,
    dueOn,
    now,
  })
  await sendInvoice(context, issued.id)
}
