import type { ComingPlan, PlanState } from '@/lib/domain/billing/plan-state'
import type { PayMethod, PlanChoice, PlanInterval } from '@/lib/domain/subscriptions/schema'

export type PlanReceipt = { number: number; path: string; issuedOn: string; totalOere: number; isCredit: boolean }

/** What is paid back of an agreement. */
export type PlanRefund = {
  id: string
  agreementId: string
  amountOere: number
  way: PayMethod
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

export type MyPlansView = { pages: PagePlanView[]; methods: PayMethod[]; termsVersion: string; canBuy: boolean }

/** A page that a plan may be bought for; `has`: its plan on one line, null for none. */
export type BuyPage = {
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
  methods: PayMethod[]
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
