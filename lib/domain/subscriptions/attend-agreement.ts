import 'server-only'
import { graceEndsAt } from '@/lib/domain/billing/grace'
import { chargeSavedCard } from '@/lib/domain/payments/charge-saved-card'
import { readOwedOere } from '@/lib/domain/purchases/purchases'
import {
  type Agreement,
  isByCard,
  lockAgreement,
  type NextPeriod,
  nextPeriodOf,
} from '@/lib/domain/subscriptions/agreements'
import { abandonOrder, endAgreement } from '@/lib/domain/subscriptions/end-agreement'
import { mailEnded, mailReminder } from '@/lib/domain/subscriptions/plan-mails'
import { describePurchase, openNext } from '@/lib/domain/subscriptions/plan-purchases'
import { reminderDays } from '@/lib/domain/subscriptions/reminder-days'
import { sendBill } from '@/lib/domain/subscriptions/send-bill'
import { tellPrice } from '@/lib/domain/subscriptions/tell-price'
import type { RunContext } from '@/lib/server/command'
import { addDays } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>

/** Days after which an unpaid order is given up; by bank transfer counted from the invoice's last reminder. */
export const abandonDays = 14
export const transferGraceDays = 30

/**
 * Does for one agreement what is due at `now`: gives up an unpaid order, ends what has run out, tells a new price, sends
 * the invoice and the reminder, charges the card. Every step is read from the dates, so it may run twice, together with
 * another, or after a week of silence. Throws NOT_FOUND.
 */
export async function attendAgreement(context: Context, id: string, now: Date): Promise<void> {
  const agreement = await lockAgreement(context.tx, id)
  if (agreement.status === 'ordered') return attendOrder(context, agreement, now)
  if (agreement.status !== 'active') return
  const next = nextPeriodOf(agreement)
  if (!next) return
  if (agreement.cancelledAt && next.start <= now) {
    await endAgreement(context, agreement, { reason: 'cancelled', now })
    return
  }
  if (graceEndsAt(next.start) <= now && !(await isBeingCharged(context, agreement, next))) {
    await endAgreement(context, agreement, { reason: 'lapsed', now })
    return mailEnded(context, agreement, { kind: 'lapsed', on: now })
  }
  await tellPrice(context, agreement, now)
  await remind(context, await lockAgreement(context.tx, id), now)
  await charge(context, await lockAgreement(context.tx, id), now)
}

async function attendOrder(context: Context, agreement: Agreement, now: Date): Promise<void> {
  const bill = await context.tx.receivable.findFirst({
    where: { subscriptionId: agreement.id, status: 'open' },
    select: { dueOn: true },
  })
  const until = bill ? addDays(bill.dueOn, transferGraceDays) : addDays(agreement.orderedAt, abandonDays)
  if (until <= now) await abandonOrder(context, agreement, now)
}

async function isBeingCharged({ tx }: Context, agreement: Agreement, next: NextPeriod): Promise<boolean> {
  const purchase = { subscriptionId: agreement.id, periodFrom: new Date(danishDay(next.start)) }
  return (await tx.payment.count({ where: { purchase, purpose: 'renewal', status: 'open' } })) > 0
}

async function remind(context: Context, agreement: Agreement, now: Date): Promise<void> {
  const next = nextPeriodOf(agreement)
  if (!next || next.start <= now) return
  const interval = agreement.interval === 'month' ? 'month' : 'year'
  // After a silence only the most urgent one is sent.
  const due = reminderDays[interval].findLast((days) => addDays(next.start, -days) <= now)
  if (due === undefined || (agreement.remindedDays !== null && agreement.remindedDays <= due)) return
  await sendBill(context, agreement, next, now)
  await mailReminder(context, agreement)
  await context.tx.subscription.update({ where: { id: agreement.id }, data: { remindedDays: due } })
}

async function charge(context: Context, agreement: Agreement, now: Date): Promise<void> {
  const next = nextPeriodOf(agreement)
  const { id, nextChargeAt, customerRef, cardRef } = agreement
  if (!next || !nextChargeAt || nextChargeAt > now || !isByCard(agreement) || !customerRef || !cardRef) return
  // After a restore the provider is asked first what it charged already (settlement/commands/find-lost-charges.ts).
  if ((await context.tx.restoration.count({ where: { chargesCheckedAt: null } })) > 0) return
  const purchase = await openNext(context, agreement, next, now)
  await chargeSavedCard(context, {
    purchaseId: purchase.id,
    subscriptionId: id,
    amountOere: await readOwedOere(context.tx, purchase),
    customerRef,
    cardRef,
    description: describePurchase(agreement, purchase),
    now,
  })
  // The answer decides about the next try.
  await context.tx.subscription.update({ where: { id }, data: { nextChargeAt: null } })
}
