import 'server-only'
import { readAgreement } from '@/lib/domain/subscriptions/agreements'
import { mailChargeFailed } from '@/lib/domain/subscriptions/plan-mails'
import type { RunContext } from '@/lib/server/command'
import { addDays } from '@/lib/shared/danish-days'

export type FailedCharge = {
  subscriptionId: string
  paymentId: string
  /** The bank wants the payer to confirm. */
  needsPayer: boolean
  now: Date
}

/** Days after the end of the paid period on which a refused card is tried again. */
export const retryDays = [3, 7, 14] as const
/** After which refusals the payer gets a mail: the first, the third and the last. */
const toneAfter = new Map<number, 1 | 2 | 3>([
  [1, 1],
  [3, 2],
  [4, 3],
])

/**
 * Notes a refused renewal of an agreement that the caller has locked: when it is tried again, and a friendly mail to the payer. Nothing when its period was paid in
 * another way while the answer was awaited.
 */
export async function applyFailedCharge(
  context: Pick<RunContext, 'tx' | 'enqueue' | 'actor'>,
  { subscriptionId, paymentId, needsPayer, now }: FailedCharge,
): Promise<void> {
  const agreement = await readAgreement(context.tx, subscriptionId)
  const { status, paidUntil, cancelledAt, renewal } = agreement
  if (status !== 'active' || !paidUntil || cancelledAt || renewal !== 'card') return
  const { purchase } = await context.tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { purchase: { select: { status: true } } },
  })
  if (purchase?.status !== 'open') return
  const failedCharges = agreement.failedCharges + 1
  const days = retryDays[failedCharges - 1]
  const nextChargeAt = days === undefined ? null : laterOf(addDays(paidUntil, days), addDays(now, 1))
  await context.tx.subscription.update({ where: { id: subscriptionId }, data: { failedCharges, nextChargeAt } })
  const tone = toneAfter.get(failedCharges)
  if (tone) await mailChargeFailed(context, agreement, { tone, nextChargeAt, needsPayer })
}

/** After a long silence the retries would otherwise come all at once. */
const laterOf = (one: Date, other: Date) => (one > other ? one : other)
