import 'server-only'
import { graceEndsAt } from '@/lib/domain/billing/grace'
import { readPrices } from '@/lib/domain/billing/prices'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { chargeSavedCard } from '@/lib/domain/payments/charge-saved-card'
import { findOpenInvoice, issuePeriodInvoice } from '@/lib/domain/subscriptions/agreement-invoices'
import {
  type Agreement,
  isByCard,
  lockAgreement,
  type NextPeriod,
  nextPeriodOf,
  periodKeyOf,
} from '@/lib/domain/subscriptions/agreements'
import { choiceNames } from '@/lib/domain/subscriptions/copy'
import { abandonOrder, endAgreement } from '@/lib/domain/subscriptions/end-agreement'
import { addDays } from '@/lib/domain/subscriptions/law/danish-calendar'
import { periodEnd } from '@/lib/domain/subscriptions/law/periods'
import { firstStartAfterNotice, priceNoticeDays, renewalPrice } from '@/lib/domain/subscriptions/law/renewal-price'
import { mailEnded, mailNewPrice, mailReminder } from '@/lib/domain/subscriptions/plan-mails'
import { reminderDays } from '@/lib/domain/subscriptions/reminder-days'
import { choiceOf } from '@/lib/domain/subscriptions/schema'
import type { RunContext } from '@/lib/server/command'
import { danishDay } from '@/lib/shared/danish-time'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>

/** Days after which an unpaid order is given up; by bank transfer counted from the invoice's last reminder. */
export const abandonDays = 14
const transferGraceDays = 30

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
  if (agreement.cancelledAt && next.start <= now) return endAgreement(context, agreement, { reason: 'cancelled', now })
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
  const where = { periodKey: periodKeyOf(agreement, next), status: 'open' as const }
  return (await tx.payment.count({ where })) > 0
}

/** A price that an administrator changed: told once, at most a period and a month before it applies. */
async function tellPrice(context: Context, agreement: Agreement, now: Date): Promise<void> {
  const next = nextPeriodOf(agreement)
  if (!next || agreement.cancelledAt || agreement.renewal === 'none' || !agreement.startedAt) return
  const second = periodEnd(agreement.startedAt, next.start, next.interval)
  const start = firstStartAfterNotice([next.start, second], now)
  if (!start || start > addDays(now, 2 * priceNoticeDays + 2)) return
  const prices = await readPrices(danishDay(start), context.tx)
  const priceOere = prices.of(choiceOf({ plan: 'premium', interval: next.interval }))
  if (priceOere === renewalPrice(agreement, start)) return
  await context.tx.subscription.update({
    where: { id: agreement.id },
    data: { nextPriceOere: priceOere, nextPriceFrom: new Date(danishDay(start)), nextPriceToldAt: now },
  })
  await mailNewPrice(context, agreement, { priceOere, from: start })
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

/** The invoice for the next period, where no card pays it; due when the period begins. */
async function sendBill(context: Context, agreement: Agreement, next: NextPeriod, now: Date): Promise<void> {
  const isBilled = !agreement.cancelledAt && agreement.renewal !== 'none' && !isByCard(agreement)
  if (!isBilled || (await findOpenInvoice(context.tx, agreement, next.start))) return
  const issued = await issuePeriodInvoice(context, agreement, { ...next, dueOn: danishDay(next.start), now })
  await sendInvoice(context, issued.id)
}

async function charge(context: Context, agreement: Agreement, now: Date): Promise<void> {
  const next = nextPeriodOf(agreement)
  const { id, nextChargeAt, customerRef, cardRef, memorialName } = agreement
  if (!next || !nextChargeAt || nextChargeAt > now || !isByCard(agreement) || !customerRef || !cardRef) return
  const name = choiceNames[choiceOf({ plan: 'premium', interval: next.interval })]
  await chargeSavedCard(context, {
    ...{ subscriptionId: id, amountOere: next.priceOere, periodKey: periodKeyOf(agreement, next) },
    ...{ customerRef, cardRef, description: `${name}, ${memorialName}`.slice(0, 200), now },
  })
  // The answer decides about the next try.
  await context.tx.subscription.update({ where: { id }, data: { nextChargeAt: null } })
}
