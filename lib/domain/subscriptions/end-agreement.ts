import 'server-only'
import { type BillRefund, closeWaysToPay } from '@/lib/domain/purchases/close-ways-to-pay'
import { giveUpPurchases } from '@/lib/domain/purchases/purchases'
import { type Agreement, agreementOf, lockAgreement } from '@/lib/domain/subscriptions/agreements'
import type { SubscriptionEnd } from '@/lib/domain/subscriptions/schema'
import type { WriteContext } from '@/lib/server/command'
import { lockRow } from '@/lib/server/lock-rows'

/** On the credit note of what is not owed any more. */
export const billTexts: Record<SubscriptionEnd, string> = {
  cancelled: 'Planen er opsagt',
  lapsed: 'Planen er udløbet uden betaling',
  withdrawn: 'Købet er fortrudt',
  left: 'Planen er stoppet før tid',
  changed: 'Planen er afløst af en anden',
  duplicate: 'Siden havde allerede en plan',
  page_deleted: 'Mindesiden er slettet',
}

/**
 * Ends a locked agreement, credits what is still owed, and closes what could be paid. Money that comes all the same goes
 * back, except for one that lapsed. Returns as `closeWaysToPay`.
 */
export async function endAgreement(
  context: WriteContext,
  agreement: Agreement,
  { reason, now, back }: { reason: SubscriptionEnd; now: Date; back?: BillRefund },
): Promise<number> {
  const { id } = agreement
  const backOere = await closeWaysToPay(context, { subscriptionId: id }, { text: billTexts[reason], back, now })
  if (reason !== 'lapsed') await giveUpPurchases(context.tx, { subscriptionId: id })
  await context.tx.subscription.update({
    where: { id },
    data: { status: 'ended', endReason: reason, endedAt: now, nextChargeAt: null },
  })
  if (reason !== 'changed') await abandonChanges(context, agreement, now)
  return backOere
}

/** A change that waits for its payment deducts what this agreement had paid: without it there is nothing to deduct. */
async function abandonChanges(context: WriteContext, { id, payerId }: Agreement, now: Date): Promise<void> {
  const changes = await context.tx.subscription.findMany({
    where: { changedFromId: id, payerId, status: 'ordered' },
    orderBy: { id: 'asc' },
  })
  for (const row of changes) {
    await lockRow(context.tx, 'Subscription', row.id)
    await abandonOrder(context, agreementOf(row), now)
  }
}

/** Closes a locked order that was not paid, or in part; the part goes back. Money that is under way can still begin it. */
export async function abandonOrder(
  context: WriteContext,
  agreement: Agreement,
  now: Date,
  bankAccount: string | null = null,
): Promise<void> {
  const back = { reason: 'order_cancelled', bankAccount } as const
  const { id } = agreement
  await closeWaysToPay(context, { subscriptionId: id }, { text: 'Bestillingen er annulleret', back, now })
  await context.tx.subscription.update({ where: { id }, data: { status: 'abandoned', endedAt: now } })
}

/**
 * No further period of a locked running Premium: it runs out with what is paid, or is over at once where that has
 * passed. Nothing more is charged, and what came in part for the next period goes back.
 */
export async function cancelAgreement(
  context: WriteContext,
  agreement: Agreement & { paidUntil: Date },
  { now, bankAccount = null }: { now: Date; bankAccount?: string | null },
): Promise<{ isOver: boolean }> {
  const { id, paidUntil } = agreement
  const isOver = paidUntil <= now
  const back = { reason: 'order_cancelled', bankAccount } as const
  if (isOver) await endAgreement(context, agreement, { reason: 'cancelled', now, back })
  else await closeWaysToPay(context, { subscriptionId: id }, { text: billTexts.cancelled, back, now })
  await context.tx.subscription.update({ where: { id }, data: { cancelledAt: now, nextChargeAt: null } })
  return { isOver }
}

/** The same of all that an account pays for, and unpaid orders are given up: it can no longer sign in to do so. */
export async function cancelAgreementsOf(context: WriteContext, payerId: string, now: Date): Promise<void> {
  const rows = await context.tx.subscription.findMany({
    where: { payerId, status: { in: ['ordered', 'active'] } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const { id } of rows) {
    const agreement = await lockAgreement(context.tx, id)
    const { status, paidUntil, cancelledAt } = agreement
    if (status === 'ordered') await abandonOrder(context, agreement, now)
    if (status === 'active' && paidUntil && !cancelledAt)
      await cancelAgreement(context, { ...agreement, paidUntil }, { now })
  }
}
