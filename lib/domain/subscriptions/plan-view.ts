import 'server-only'
import { graceEndsAt, planStateOf } from '@/lib/domain/billing/plan-state'
import type { Prices } from '@/lib/domain/billing/price-items'
import { signedPdfPath } from '@/lib/domain/invoices/paths'
import { cardPath, paymentPath } from '@/lib/domain/payments/paths'
import { type Agreement, isByCard, isRenewalDue, nextPeriodOf } from '@/lib/domain/subscriptions/agreements'
import { changeTerms, runningPeriodOf } from '@/lib/domain/subscriptions/law/leave-terms'
import { regretEndOf, startWithoutConsent } from '@/lib/domain/subscriptions/law/withdrawal'
import { findPaidParts, hasTransfer, leaveOf, leftOf } from '@/lib/domain/subscriptions/paid-parts'
import { canTakeOver } from '@/lib/domain/subscriptions/policy'
import {
  choiceOf,
  type PayerView,
  type PlanChange,
  type PlanView,
  planChoices,
  type TransferView,
} from '@/lib/domain/subscriptions/schema'
import { withdrawalOf } from '@/lib/domain/subscriptions/withdraw-agreement'
import type { Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { sumOere, toOere } from '@/lib/shared/money'

const iso = (date: Date | null) => date?.toISOString() ?? null

type Reading = { tx: Transaction; userId: string; prices: Prices; now: Date }

/** An agreement as a member of its page sees it; its payer sees all of it. `isBilled`: an invoice for it is open. */
export async function planViewOf(
  agreement: Agreement & { isBilled: boolean },
  reading: Reading & { canBeginNow: boolean },
): Promise<PlanView> {
  const { userId, now, canBeginNow } = reading
  const isMine = agreement.payerId === userId
  const mine = isMine ? await payerViewOf(agreement, reading) : null
  const { id, interval, priceOere, status } = agreement
  return {
    id,
    interval,
    priceOere,
    mine,
    ...datesOf(agreement),
    state: planStateOf(agreement, now),
    canBeginNow: isMine && canBeginNow,
    canTakeOver: status === 'active' && canTakeOver(userId, agreement),
  }
}

/** What an agreement is on, whose it is, and its days. */
export function datesOf(agreement: Agreement) {
  const { payerId, payerName, startedAt, endedAt, paidUntil } = agreement
  return {
    choice: choiceOf(agreement),
    payerName: payerId ? payerName : '',
    startsAt: iso(startedAt),
    endedAt: iso(endedAt),
    paidUntil: iso(paidUntil),
    graceUntil: iso(paidUntil && graceEndsAt(paidUntil)),
  }
}

async function payerViewOf(agreement: Agreement, { tx, prices, now }: Reading): Promise<PayerView> {
  const { id, status, renewal, cardRef, cardLabel, cancelledAt, paidUntil, nextPriceOere, nextPriceFrom } = agreement
  const next = status === 'active' && !cancelledAt ? nextPeriodOf(agreement) : null
  const isRunning = status === 'active' && paidUntil !== null && paidUntil > now
  const parts = await findPaidParts(tx, agreement, now)
  const leave = status === 'active' ? await leaveOf(tx, agreement, now) : null
  const open = await tx.payment.findFirst({
    where: { subscriptionId: id, status: 'open', purpose: 'plan', expiresAt: { gt: now } },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  return {
    renewal: isByCard(agreement) ? 'card' : renewal === 'none' ? 'none' : 'invoice',
    hasCard: cardRef !== null,
    cardLabel,
    cardPath: cardPath(id),
    next: next && {
      choice: choiceOf({ plan: 'premium', interval: next.interval }),
      priceOere: next.priceOere,
      on: next.start.toISOString(),
    },
    isNextPlanned: agreement.nextInterval !== null,
    newPrice:
      nextPriceOere !== null && nextPriceFrom && !agreement.nextInterval
        ? { priceOere: nextPriceOere, from: nextPriceFrom }
        : null,
    changes: isRunning ? changesOf(agreement, { prices, now, leftOere: leftOf(parts) }) : [],
    canPay: isRenewalDue(agreement, now),
    canCancel: status === 'ordered' || (status === 'active' && paidUntil !== null && !cancelledAt),
    receivedOere: status === 'ordered' ? leftOf(parts) : 0,
    canResume: isRunning && cancelledAt !== null,
    leave: leave?.from
      ? {
          from: leave.from.toISOString(),
          isOpen: leave.isOpen,
          refundOere: leave.refundOere,
          isByTransfer: hasTransfer(leave.parts),
        }
      : null,
    regret: await regretOf(tx, agreement, now),
    transfer: await findTransfer(tx, id),
    payPath: open ? paymentPath(open.id) : null,
  }
}

function changesOf(
  agreement: Agreement,
  { prices, now, leftOere }: { prices: Prices; now: Date; leftOere: number },
): PlanChange[] {
  const running = runningPeriodOf(agreement)
  if (!running) return []
  const hasNext = !agreement.cancelledAt && !agreement.nextInterval
  return planChoices
    .filter((choice) => choice !== choiceOf(agreement) && (choice !== 'premium.month' || hasNext))
    .map((choice): PlanChange => {
      const priceOere = prices.of(choice)
      // A month begins with the next period, so nothing is deducted.
      if (choice === 'premium.month') return { choice, ...changeTerms(priceOere, null, now), later: null }
      const from = startWithoutConsent(now)
      const { deductedOere, toPayOere } = changeTerms(priceOere, running, from, leftOere)
      const later = { from: from.toISOString(), deductedOere, toPayOere }
      return { choice, ...changeTerms(priceOere, running, now, leftOere), later }
    })
    .filter(({ toPayOere }) => toPayOere > 0)
}

async function regretOf(tx: Transaction, agreement: Agreement, now: Date): Promise<PayerView['regret']> {
  const until = regretEndOf(agreement)
  if ((agreement.status !== 'active' && agreement.status !== 'ordered') || now >= until) return null
  const { refundOere } = await withdrawalOf(tx, agreement, now)
  return { until: new Date(until.getTime() - 1).toISOString(), refundOere }
}

async function findTransfer(tx: Transaction, subscriptionId: string): Promise<TransferView | null> {
  const bank = env.bankAccount
  const open =
    bank &&
    (await tx.receivable.findFirst({
      where: { subscriptionId, status: 'open', invoice: { kind: 'invoice' } },
      orderBy: { invoice: { number: 'desc' } },
      select: { invoiceId: true, totalOere: true, settledOere: true, invoice: { select: { paymentCode: true } } },
    }))
  if (!bank || !open) return null
  return {
    registration: bank.registration,
    account: bank.account,
    paymentCode: open.invoice.paymentCode,
    amountOere: sumOere([toOere(open.totalOere), -toOere(open.settledOere)]),
    path: signedPdfPath(open.invoiceId),
  }
}
