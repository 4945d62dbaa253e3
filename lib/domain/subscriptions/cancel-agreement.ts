import 'server-only'
import { closeWaysToPay } from '@/lib/domain/purchases/close-ways-to-pay'
import { type Agreement, lockAgreement } from '@/lib/domain/subscriptions/agreements'
import { abandonOrder, billTexts, endAgreement } from '@/lib/domain/subscriptions/end-agreement'
import type { RunContext } from '@/lib/server/command'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>

/**
 * No further period of a locked running Premium: it runs out with what is paid, or is over at once where that has
 * passed. Nothing more is charged, and what came in part for the next period goes back.
 */
export async function cancelAgreement(
  context: Context,
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
export async function cancelAgreementsOf(context: Context, payerId: string, now: Date): Promise<void> {
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
