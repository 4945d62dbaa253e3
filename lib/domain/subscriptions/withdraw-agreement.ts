import 'server-only'
import { readPrices } from '@/lib/domain/billing/prices'
import { payerAddress } from '@/lib/domain/subscriptions/agreement-invoices'
import { type Agreement, agreementOf, isByCard } from '@/lib/domain/subscriptions/agreements'
import { endAgreement } from '@/lib/domain/subscriptions/end-agreement'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { findPaidParts, giveBack, hasTransfer, leftOf, type PaidPart } from '@/lib/domain/subscriptions/give-back'
import { livstidAsYear, withdrawalDeadline, withdrawalRefund } from '@/lib/domain/subscriptions/law/withdrawal'
import { mailWithdrawn } from '@/lib/domain/subscriptions/plan-mails'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere } from '@/lib/shared/money'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>
type Declared = { message: string | null; bankAccount: string | null; now: Date }

/** What a withdrawal at `now` pays back, in øre, and of which payments. */
export async function withdrawalOf(
  tx: Transaction,
  agreement: Agreement,
  now: Date,
): Promise<{ refundOere: number; parts: PaidPart[]; replaced: Agreement | null }> {
  const parts = await findPaidParts(tx, agreement, now)
  const row = agreement.changedFromId
    ? await tx.subscription.findUnique({ where: { id: agreement.changedFromId } })
    : null
  const replaced = row && row.endReason === 'changed' ? agreementOf(row) : null
  const facts = {
    ...(await countedPeriod(tx, agreement)),
    ...{ paidOere: leftOf(parts), hasConsent: agreement.startConsentAt !== null },
    coveredUntil: replaced?.paidUntil ?? null,
  }
  return { refundOere: withdrawalRefund(facts, now), parts, replaced }
}

/** The days that the price is for, and the price. */
async function countedPeriod(tx: Transaction, { plan, orderedAt, periodStart, paidUntil, priceOere }: Agreement) {
  if (plan === 'premium') return { periodStart, paidUntil, priceOere }
  const prices = await readPrices(danishDay(orderedAt), tx)
  return { periodStart, ...livstidAsYear(periodStart, prices.of('premium.year')) }
}

/**
 * Ends a locked agreement by a withdrawal (forbrugeraftaleloven §§ 18–26). The plan that it had replaced goes on where
 * it still runs. Throws WITHDRAWAL_DONE when it is over already, and WITHDRAWAL_TOO_LATE.
 */
export async function withdrawAgreement(
  context: Context,
  agreement: Agreement,
  { message, bankAccount, now }: Declared,
): Promise<{ number: number; refundOere: number }> {
  const { tx } = context
  const { id, status, orderedAt, payerName } = agreement
  if (status !== 'active' && status !== 'ordered') throw new SubscriptionError('WITHDRAWAL_DONE')
  if (now >= withdrawalDeadline(orderedAt)) throw new SubscriptionError('WITHDRAWAL_TOO_LATE')
  const { refundOere: dueOere, parts, replaced } = await withdrawalOf(tx, agreement, now)
  const email = await payerAddress(tx, agreement)
  const back = { reason: 'withdrawal', bankAccount, isTold: true } as const
  const billsOere = await endAgreement(context, agreement, { reason: 'withdrawn', now, back })
  // What came for an order that waits is on its bill.
  const periodOere = status === 'active' ? dueOere : 0
  if (periodOere > 0) {
    const text = 'Købet er fortrudt'
    await giveBack(context, parts, { amountOere: periodOere, reason: 'withdrawal', text, bankAccount, now })
  }
  const refundOere = sumOere([periodOere, billsOere])
  const { number } = await tx.withdrawal.create({
    data: { subscriptionId: id, name: payerName, email, message, refundOere, at: now },
    select: { number: true },
  })
  if (replaced) await takeUpAgain(tx, replaced, now)
  const way = refundOere === 0 ? 'none' : hasTransfer(parts) || billsOere > 0 ? 'bank_transfer' : 'card'
  await mailWithdrawn(context, agreement, { number, at: now, name: payerName, email, refundOere, way })
  return { number, refundOere }
}

async function takeUpAgain(tx: Transaction, replaced: Agreement, now: Date): Promise<void> {
  const { id, paidUntil } = replaced
  if (!paidUntil || paidUntil <= now) return
  await tx.subscription.update({
    where: { id },
    data: {
      ...{ status: 'active', endReason: null, endedAt: null, remindedDays: null },
      nextChargeAt: isByCard(replaced) ? paidUntil : null,
    },
  })
}
