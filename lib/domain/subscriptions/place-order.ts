import 'server-only'
import type { Prices } from '@/lib/domain/billing/price-items'
import { assertShownPrice, readPrices } from '@/lib/domain/billing/prices'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { cancelOpenPayments } from '@/lib/domain/payments/cancel-open-payments'
import { paymentMethods } from '@/lib/domain/payments/methods'
import type { PaymentMethod } from '@/lib/domain/payments/schema'
import { findDocument, openPurchase } from '@/lib/domain/purchases/purchases'
import { issuePeriodInvoice } from '@/lib/domain/subscriptions/agreement-invoices'
import { type Agreement, agreementOf, wasRegretted } from '@/lib/domain/subscriptions/agreements'
import { abandonOrder } from '@/lib/domain/subscriptions/end-agreement'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { mailConfirmation } from '@/lib/domain/subscriptions/plan-mails'
import { payByProvider } from '@/lib/domain/subscriptions/plan-purchases'
import { choiceOf, type PlanChoice, partsOf } from '@/lib/domain/subscriptions/schema'
import type { RunContext } from '@/lib/server/command'
import { lockRow } from '@/lib/server/lock-rows'
import type { SignedInActor } from '@/lib/shared/actor'
import { addDays } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere } from '@/lib/shared/money'

type Context = Pick<RunContext<SignedInActor>, 'tx' | 'enqueue' | 'actor'>

/** Days to pay the first invoice in. */
const transferDays = 14

type PlanOrder = {
  memorialId: string
  memorialName: string
  choice: PlanChoice
  method: PaymentMethod
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
export function assertOrderable(method: PaymentMethod, termsVersion: string): void {
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
  const placed = await askForPayment(context, agreement, { order, before: same })
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
    orderedAt: now,
    startConsentAt: hasConsent ? now : null,
    termsVersion: legalDocuments.terms.version,
  }
  if (same) return agreementOf(await tx.subscription.update({ where: { id: same.id }, data: chosen }))
  const row = await tx.subscription.create({
    data: {
      memorialId,
      memorialName: memorialName.slice(0, 300),
      ...partsOf[choice],
      changedFromId,
      ...chosen,
      priceOere: prices.of(choice),
      payerId: actor.userId,
      payerName: actor.fullName.slice(0, 120),
      payerEmail: actor.email,
    },
  })
  return agreementOf(row)
}

/** `before`: the same order as it was until now, if it was ordered already. */
async function askForPayment(
  context: Context,
  agreement: Agreement,
  { order, before }: { order: PlanOrder; before: Agreement | null },
): Promise<string | null> {
  const { id: subscriptionId, priceOere, interval, plan } = agreement
  const { method, deductedOere, now } = order
  const purchase = await openPurchase(context, { subscriptionId, interval, priceOere, deductedOere, now })
  if (method !== 'bank_transfer') {
    return payByProvider(context, agreement, { purchase, method, keepCard: plan === 'premium', now })
  }
  await cancelOpenPayments(context, { purchaseId: purchase.id }, { now })
  const isBilled = (await findDocument(context.tx, purchase.id)) !== null
  // Sent twice by a second click, it is confirmed once.
  if (!isBilled || !before || !isAgreedAlike(before, agreement)) {
    await mailConfirmation(context, agreement, { stage: 'ordered', now })
  }
  if (isBilled) return null
  const dueOn = danishDay(addDays(now, transferDays))
  const issued = await issuePeriodInvoice(context, agreement, purchase, { start: null, end: null, dueOn, now })
  await sendInvoice(context, issued.id)
  return null
}

function isAgreedAlike(one: Agreement, other: Agreement): boolean {
  const isSameDay = danishDay(one.orderedAt) === danishDay(other.orderedAt)
  return isSameDay && (one.startConsentAt === null) === (other.startConsentAt === null)
}
