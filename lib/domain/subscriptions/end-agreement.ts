import 'server-only'
import { type BillBack, withdrawBills } from '@/lib/domain/subscriptions/agreement-invoices'
import { type Agreement, agreementOf } from '@/lib/domain/subscriptions/agreements'
import type { SubscriptionEnd } from '@/lib/domain/subscriptions/schema'
import type { RunContext } from '@/lib/server/command'
import { lockRow } from '@/lib/server/lock-rows'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>

const billTexts: Record<SubscriptionEnd, string> = {
  cancelled: 'Planen er opsagt',
  lapsed: 'Planen er udløbet uden betaling',
  withdrawn: 'Købet er fortrudt',
  left: 'Planen er stoppet før tid',
  changed: 'Planen er afløst af en anden',
  duplicate: 'Siden havde allerede en plan',
  page_deleted: 'Mindesiden er slettet',
}

/** Ends a locked agreement, credits what is still owed, and closes what could be paid. Returns as `withdrawBills`. */
export async function endAgreement(
  context: Context,
  agreement: Agreement,
  { reason, now, back }: { reason: SubscriptionEnd; now: Date; back?: BillBack },
): Promise<number> {
  const backOere = await withdrawBills(context, agreement, billTexts[reason], now, back)
  await context.tx.subscription.update({
    where: { id: agreement.id },
    data: { status: 'ended', endReason: reason, endedAt: now, nextChargeAt: null },
  })
  if (reason !== 'changed') await abandonChanges(context, agreement, now)
  return backOere
}

/** A change that waits for its payment deducts what this agreement had paid: without it there is nothing to deduct. */
async function abandonChanges(context: Context, { id, payerId }: Agreement, now: Date): Promise<void> {
  const changes = await context.tx.subscription.findMany({
    where: { changedFromId: id, payerId, status: 'ordered' },
    orderBy: { id: 'asc' },
  })
  for (const row of changes) {
    await lockRow(context.tx, 'Subscription', row.id)
    await abandonOrder(context, agreementOf(row), now)
  }
}

/** Gives up a locked order that was not paid, or in part; the part goes back. */
export async function abandonOrder(
  context: Context,
  agreement: Agreement,
  now: Date,
  bankAccount: string | null = null,
): Promise<void> {
  const back = { reason: 'order_cancelled', bankAccount } as const
  await withdrawBills(context, agreement, 'Bestillingen er annulleret', now, back)
  await context.tx.subscription.update({ where: { id: agreement.id }, data: { status: 'abandoned', endedAt: now } })
}
