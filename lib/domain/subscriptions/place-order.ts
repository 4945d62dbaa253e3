import 'server-only'
import type { Prices } from '@/lib/domain/billing/prices'
import { readPrices } from '@/lib/domain/billing/prices'
import { assertShownPrice } from '@/lib/domain/billing/shown-price'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { paymentMethods } from '@/lib/domain/payments/methods'
import { orderPayment } from '@/lib/domain/payments/order-payment'
import { paymentStartPath } from '@/lib/domain/payments/paths'
import { findOpenInvoice, issuePeriodInvoice, withdrawBills } from '@/lib/domain/subscriptions/agreement-invoices'
import { type Agreement, agreementOf } from '@/lib/domain/subscriptions/agreements'
import { choiceNames } from '@/lib/domain/subscriptions/copy'
import { abandonOrder } from '@/lib/domain/subscriptions/end-agreement'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { wasRegretted } from '@/lib/domain/subscriptions/regretted-plans'
import { choiceOf, type PayMethod, type PlanChoice, partsOf } from '@/lib/domain/subscriptions/schema'
import type { RunContext } from '@/lib/server/command'
import { lockRow } from '@/lib/server/lock-rows'
import type { SignedInActor } from '@/lib/shared/actor'
import { addDays } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere } from '@/lib/shared/money'

type Context = Pick<RunContext<SignedInActor>, 'tx' | 'enqueue' | 'actor'>

/** Days to pay the first invoice in. */
const transferDays = 14

export type PlanOrder = {
  memorialId: string
  memorialName: string
  choice: PlanChoice
  method: PayMethod
  startNow: boolean
  /** The agreement that this one replaces, and what of it is deducted, in øre. */
  changedFromId: string | null
  deductedOere: number
  /** What the form said is to be paid, in øre. */
  shownOere: number | undefined
  now: Date
}

/** `next`: where it is paid; null for a bank transfer, whose invoice is mailed. */
export type PlacedPlan = { id: string; next: string | null }

/** Throws PLAN_METHOD_UNAVAILABLE and PLAN_TERMS_CHANGED. */
export function assertOrderable(method: PayMethod, termsVersion: string): void {
  if (!paymentMethods().includes(method)) throw new SubscriptionError('PLAN_METHOD_UNAVAILABLE').at('method')
  if (termsVersion !== legalDocuments.terms.version) throw new SubscriptionError('PLAN_TERMS_CHANGED')
}

/**
 * Orders a plan for a locked page and its payment or invoice. An open order of the same payer for the same is used
 * again; other open orders of theirs for the page are given up. Throws PRICE_CHANGED.
 */
export async function placeOrder(context: Context, order: PlanOrder): Promise<PlacedPlan> {
  const { tx, actor } = context
  const { memorialId, choice, changedFromId, now } = order
  const prices = await readPrices(danishDay(now), tx)
  assertShownPrice(order.shownOere, sumOere([prices.of(choice), -order.deductedOere]))
  const open = await tx.subscription.findMany({
    where: { memorialId, payerId: actor.userId, status: 'ordered' },
    orderBy: { id: 'asc' },
  })
  let same: Agreement | null = null
  for (const row of open) {
    await lockRow(tx, 'Subscription', row.id)
    const known = agreementOf(row)
    const isSame =
      choiceOf(known) === choice && known.changedFromId === changedFromId && known.priceOere === prices.of(choice)
    if (isSame && !same) same = known
    else await abandonOrder(context, known, now)
  }
  const agreement = await store(context, order, { same, prices })
  const placed = await askForPayment(context, agreement, order)
  return { id: agreement.id, next: placed }
}

async function store(
  { tx, actor }: Context,
  order: PlanOrder,
  { same, prices }: { same: Agreement | null; prices: Prices },
): Promise<Agreement> {
  const { memorialId, memorialName, choice, method, startNow, changedFromId, now } = order
  const isCard = method === 'card' && choice !== 'livstid.once'
  const hasConsent = startNow && !(await wasRegretted(tx, [memorialId], now))
  const chosen = {
    renewal: isCard ? ('card' as const) : choice === 'livstid.once' ? ('none' as const) : ('invoice' as const),
    ...{ orderedAt: now, startConsentAt: hasConsent ? now : null, termsVersion: legalDocuments.terms.version },
  }
  if (same) return agreementOf(await tx.subscription.update({ where: { id: same.id }, data: chosen }))
  const row = await tx.subscription.create({
    data: {
      ...{ memorialId, memorialName: memorialName.slice(0, 300), ...partsOf[choice], changedFromId, ...chosen },
      ...{ priceOere: prices.of(choice), payerId: actor.userId },
      ...{ payerName: actor.fullName.slice(0, 120), payerEmail: actor.email },
    },
  })
  return agreementOf(row)
}

async function askForPayment(context: Context, agreement: Agreement, order: PlanOrder): Promise<string | null> {
  const { tx, actor } = context
  const { id, priceOere, memorialName, interval, plan } = agreement
  const { method, choice, deductedOere, now } = order
  const toPayOere = sumOere([priceOere, -deductedOere])
  if (method !== 'bank_transfer') {
    // An invoice of an earlier choice of transfer must not be paid besides.
    if (await findOpenInvoice(tx, agreement)) await withdrawBills(context, agreement, 'Betales på anden måde', now)
    const { paymentId } = await orderPayment(context, {
      ...{ purpose: 'plan', amountOere: toPayOere, method, subscriptionId: id, email: actor.email, now },
      description: `${choiceNames[choice]}, ${memorialName}`.slice(0, 200),
      ...{ keepCard: plan === 'premium', customerRef: null, requestedById: actor.userId },
    })
    return paymentStartPath(paymentId)
  }
  const open = await findOpenInvoice(tx, agreement)
  if (open && toOere(open.totalOere) === toPayOere) return null
  await withdrawBills(context, agreement, 'Bestillingen er lavet om', now)
  const issued = await issuePeriodInvoice(context, agreement, {
    ...{ interval, priceOere, deductedOere, start: null, end: null, now },
    dueOn: danishDay(addDays(now, transferDays)),
  })
  await sendInvoice(context, issued.id)
  return null
}
