import { z } from 'zod'
import type { ComingPlan, PlanState } from '@/lib/domain/billing/plan-state'
import { type PlanItem, planItems } from '@/lib/domain/billing/plans'
import { shownOereField } from '@/lib/domain/billing/shown-price-field'
import { optionalText } from '@/lib/domain/memorials/field-schemas'
import { type PaymentMethod, paymentMethods } from '@/lib/domain/payments/schema'
import { cleanLine } from '@/lib/shared/input/clean-text'
import { tick } from '@/lib/shared/input/tick'
import { typedText } from '@/lib/shared/input/typed-text'

/** What can be bought, as the items of the price list. */
export const planChoices = planItems
export type PlanChoice = PlanItem
export type PlanInterval = 'month' | 'year' | 'once'

export type SubscriptionEnd = 'cancelled' | 'lapsed' | 'withdrawn' | 'left' | 'changed' | 'duplicate' | 'page_deleted'

export function choiceOf({ plan, interval }: { plan: 'premium' | 'livstid'; interval: PlanInterval }): PlanChoice {
  if (plan === 'livstid') return 'livstid.once'
  return interval === 'month' ? 'premium.month' : 'premium.year'
}

export const partsOf: Record<PlanChoice, { plan: 'premium' | 'livstid'; interval: PlanInterval }> = {
  'premium.month': { plan: 'premium', interval: 'month' },
  'premium.year': { plan: 'premium', interval: 'year' },
  'livstid.once': { plan: 'livstid', interval: 'once' },
}

const choice = z.enum(planChoices, { error: 'Vælg den plan, du vil have.' })
const method = z.enum(paymentMethods, { error: 'Vælg, hvordan du vil betale.' })
const version = typedText(20, undefined, { missing: 'Hent siden igen, så du ser de betingelser, der gælder.' })
const id = z.uuid('Vi kunne ikke finde planen. Hent siden igen.')

export const buyPlanInput = z.object({
  memorialId: z.uuid('Vælg en mindeside.'),
  choice,
  method,
  startNow: tick,
  termsVersion: version,
  shownOere: shownOereField,
})
export type BuyPlanInput = z.input<typeof buyPlanInput>

export const agreementInput = z.object({ id })

export const changePlanInput = z.object({
  id,
  choice,
  method: method.default('card'),
  startNow: tick,
  termsVersion: version,
  shownOere: shownOereField,
  /** The sum for a change that waits until it can no longer be regretted. */
  shownLaterOere: shownOereField,
})
export const payRenewalInput = z.object({
  id,
  method: z.enum(['card', 'mobilepay'], { error: 'Vælg, hvordan du vil betale.' }),
})
export const renewalWayInput = z.object({
  id,
  way: z.enum(['card', 'invoice'], { error: 'Vælg, hvordan du vil betale.' }),
})

/** Danish registration and account number, to pay a bank transfer back to. */
export const bankAccountField = typedText(30, (text) => cleanLine(text).replace(/[\s.\p{Pd}]/gu, ''))
  .refine((digits) => digits === '' || /^\d{5,14}$/.test(digits), 'Skriv registreringsnummer og kontonummer med tal.')
  .transform((digits) => digits || null)
  .nullable()
  .default(null)

export const withdrawInput = z.object({
  id,
  /** The signature of the order's link. */
  key: typedText(60).optional(),
  message: optionalText(1000).default(null),
  bankAccount: bankAccountField,
  confirmed: z.preprocess(
    (value: unknown) => value === true || value === 'ja',
    z.literal(true, { error: 'Bekræft, at du fortryder.' }),
  ),
})
/** The forms of this concept, by name. */
export const buyFormName = 'koeb-plan'
export const planFormName = 'plan'
export const withdrawFormName = 'fortryd-plan'

/** The query of the order page. Invalid values count as empty. */
export const buyQuery = z.object({
  side: typedText(100).optional().catch(undefined),
  valg: z.enum(planChoices).optional().catch(undefined),
})

/** A payment, and a purchase to regret, by their signed links. */
export const signedPaymentQuery = z.object({ payment: z.uuid(), key: typedText(60) })
export const withdrawalQuery = z.object({ id, key: typedText(60).optional() })

export type PlanReceipt = { number: number; path: string; issuedOn: string; totalOere: number; isCredit: boolean }

/** What is paid back of an agreement. */
export type PlanRefund = {
  id: string
  agreementId: string
  amountOere: number
  way: PaymentMethod
  /** The card that renews the agreement, as 'Visa •••• 4242'. */
  cardLabel: string | null
  /** The last four digits of the account that it is transferred to. */
  accountEnd: string | null
  state: 'under_way' | 'done' | 'failed'
  /** yyyy-mm-dd: when it was sent back, or the last day for it. */
  on: string
}

export type PlanChange = {
  choice: PlanChoice
  priceOere: number
  deductedOere: number
  toPayOere: number
  /** What it costs without the consent to begin at once, and when it begins; null for what waits in any case. */
  later: { from: string; deductedOere: number; toPayOere: number } | null
}

/** Who owns a bank transfer's account, and what to write on it. */
export type TransferView = {
  registration: string
  account: string
  paymentCode: string
  amountOere: number
  path: string
}

/** What only the payer sees. Times are ISO 8601, amounts øre. */
export type PayerView = {
  renewal: 'card' | 'invoice' | 'none'
  hasCard: boolean
  cardLabel: string | null
  cardPath: string
  next: { choice: PlanChoice; priceOere: number; on: string } | null
  isNextPlanned: boolean
  newPrice: { priceOere: number; from: string } | null
  changes: PlanChange[]
  canPay: boolean
  canCancel: boolean
  /** What has come by transfer for an order that waits, in øre: it goes back when the order is cancelled. */
  receivedOere: number
  canResume: boolean
  leave: { from: string; isOpen: boolean; refundOere: number; isByTransfer: boolean } | null
  regret: { until: string; refundOere: number } | null
  transfer: TransferView | null
  /** Where an open payment goes on. */
  payPath: string | null
}

export type PlanView = {
  id: string
  choice: PlanChoice
  interval: PlanInterval
  priceOere: number
  state: PlanState
  payerName: string
  startsAt: string | null
  /** Whether it is paid, waits for its day, and may begin now instead: for its payer. */
  canBeginNow: boolean
  endedAt: string | null
  paidUntil: string | null
  graceUntil: string | null
  /** Null for other members. */
  mine: PayerView | null
  /** Whether another member may take it over now. */
  canTakeOver: boolean
}

/** A page with its plan. */
export type PagePlanView = {
  key: string
  name: string
  /** Null when the page is deleted. */
  slug: string | null
  /** False where one only pays. */
  isMember: boolean
  plan: PlanView | null
  /** One's own invoices for the page, of earlier agreements too, the newest first. */
  receipts: PlanReceipt[]
  /** What goes or went back of one's own payments for the page, the newest first. */
  refunds: PlanRefund[]
}

export type MyPlansView = { pages: PagePlanView[]; methods: PaymentMethod[]; termsVersion: string; canBuy: boolean }

/** A page that a plan may be bought for; `has`: its plan on one line, null for none. */
type BuyPage = {
  id: string
  slug: string
  name: string
  isFree: boolean
  has: string | null
  coming: ComingPlan | null
}

export type BuyView = {
  pages: BuyPage[]
  chosen: { pageId: string; choice: PlanChoice }
  /** The page that was asked for, where it has a plan already. */
  taken: BuyPage | null
  /** Whether a plan of one of the pages was regretted of late, so that a new one does not begin at once. */
  isRegretted: boolean
  prices: Record<PlanChoice, number>
  methods: PaymentMethod[]
  termsVersion: string
}

export type BoughtView = {
  isPaid: boolean
  isPaidBack: boolean
  choice: PlanChoice
  memorialName: string
  slug: string | null
  amountOere: number
  startsAt: string | null
  isBegun: boolean
  paidUntil: string | null
  /** Null when the time has passed, as for a later period. */
  regretUntil: string | null
  /** Where it waits for its day. */
  coming: ComingPlan | null
  /** What happened to it since, where it is over. */
  ended: { story: string; refunds: PlanRefund[] } | null
}

export type WithdrawalView = {
  id: string
  memorialName: string
  choice: PlanChoice
  orderedAt: string
  until: string
  state: 'open' | 'over' | 'done'
  refundOere: number
  /** For the days that were used, in øre. */
  keptOere: number
  asksForAccount: boolean
  receipt: { number: number; at: string; refunds: PlanRefund[] } | null
}
