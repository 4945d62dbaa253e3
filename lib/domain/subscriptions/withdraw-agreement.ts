import 'server-only'
import { readPrices } from '@/lib/domain/billing/prices'
import { type BillRefund, closeWaysToPay } from '@/lib/domain/purchases/close-ways-to-pay'
import { payerAddress } from '@/lib/domain/subscriptions/agreement-invoices'
import { type Agreement, agreementOf, isByCard } from '@/lib/domain/subscriptions/agreements'
import { endAgreement } from '@/lib/domain/subscriptions/end-agreement'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { livstidAsYear, regretEndOf, withdrawalRefund } from '@/lib/domain/subscriptions/law/withdrawal'
import { findPaidParts, leftOf, type PaidPart, refundParts } from '@/lib/domain/subscriptions/paid-parts'
import { mailWithdrawn } from '@/lib/domain/subscriptions/plan-mails'
import { takeBackNewest } from '@/lib/domain/subscriptions/plan-purchases'
import type { WriteContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere } from '@/lib/shared/money'

type Declared = { message: string | null; bankAccount: string | null; now: Date }

/** What a withdrawal at `now` pays back, in øre, and of which payments. */
export async function withdrawalOf(
  tx: Transaction,
  agreement: Agreement,
  now: Date,
): Promise<{ refundOere: number; parts: PaidPart[]; replaced: Agreement | null }> {
  const paid = await findPaidParts(tx, agreement, now)
  // A later period that was agreed anew is regretted alone: what was paid for it is on the newest invoice.
  const parts = agreement.renewedAt ? paid.filter(({ invoiceId }) => invoiceId === paid[0]?.invoiceId) : paid
  const row = agreement.changedFromId
    ? await tx.subscription.findUnique({ where: { id: agreement.changedFromId } })
    : null
  const replaced = row && row.endReason === 'changed' ? agreementOf(row) : null
  const facts = {
    ...(await countedPeriod(tx, agreement)),
    paidOere: leftOf(parts),
    // Nobody asked for the later period to begin before it can no longer be regretted.
    hasConsent: agreement.startConsentAt !== null && agreement.renewedAt === null,
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
 * it still runs, and so does the period before one that was paid ahead. Throws WITHDRAWAL_DONE when it is over already,
 * and WITHDRAWAL_TOO_LATE.
 */
export async function withdrawAgreement(
  context: WriteContext,
  agreement: Agreement,
  { message, bankAccount, now }: Declared,
): Promise<{ number: number; refundOere: number }> {
  const { tx } = context
  const { id, status, payerName, renewedAt, periodStart } = agreement
  if (status !== 'active' && status !== 'ordered') throw new SubscriptionError('WITHDRAWAL_DONE')
  if (now >= regretEndOf(agreement)) throw new SubscriptionError('WITHDRAWAL_TOO_LATE')
  const { refundOere: dueOere, parts, replaced } = await withdrawalOf(tx, agreement, now)
  const email = await payerAddress(tx, agreement)
  const back = { reason: 'withdrawal', bankAccount, hasOwnMail: true } as const
  const isAhead = renewedAt !== null && periodStart !== null && periodStart > now
  const billsOere = isAhead
    ? await takeBackPeriod(context, { ...agreement, periodStart }, { now, back })
    : await endAgreement(context, agreement, { reason: 'withdrawn', now, back })
  // What came for an order that waits is on its bill.
  const periodOere = status === 'active' ? dueOere : 0
  if (periodOere > 0) {
    const text = 'Købet er fortrudt'
    await refundParts(context, parts, { amountOere: periodOere, reason: 'withdrawal', text, bankAccount, now })
  }
  const refundOere = sumOere([periodOere, billsOere])
  const { number } = await tx.withdrawal.create({
    data: { subscriptionId: id, name: payerName, email, message, refundOere, at: now },
    select: { number: true },
  })
  if (replaced) await takeUpAgain(tx, replaced, now)
  await mailWithdrawn(context, agreement, { number, at: now, name: payerName, email })
  return { number, refundOere }
}

/** Without the period that was paid ahead, the agreement runs out with the one before. Returns as `closeWaysToPay`. */
async function takeBackPeriod(
  context: WriteContext,
  agreement: Agreement & { periodStart: Date },
  { now, back }: { now: Date; back: BillRefund },
): Promise<number> {
  const { id } = agreement
  const backOere = await closeWaysToPay(context, { subscriptionId: id }, { text: 'Købet er fortrudt', back, now })
  await takeBackNewest(context.tx, agreement)
  const data = { renewedAt: null, cancelledAt: now, nextChargeAt: null }
  await context.tx.subscription.update({ where: { id }, data })
  return backOere
}

async function takeUpAgain(tx: Transaction, replaced: Agreement, now: Date): Promise<void> {
  const { id, paidUntil } = replaced
  if (!paidUntil || paidUntil <= now) return
  await tx.subscription.update({
    where: { id },
    data: {
      status: 'active',
      endReason: null,
      endedAt: null,
      remindedDays: null,
      nextChargeAt: isByCard(replaced) ? paidUntil : null,
    },
  })
}
