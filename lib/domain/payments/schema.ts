import { z } from 'zod'

export const paymentMethods = ['card', 'mobilepay', 'bank_transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** What is paid on a page of the provider. */
export type ProviderMethod = Exclude<PaymentMethod, 'bank_transfer'>

export type PaymentPurpose = 'plan' | 'renewal' | 'order' | 'invoice'

export const paymentStatuses = ['open', 'paid', 'failed', 'expired', 'cancelled'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export type RefundReason = 'withdrawal' | 'left' | 'duplicate' | 'order_cancelled' | 'goodwill'
export type RefundStatus = 'ordered' | 'sent' | 'done' | 'failed' | 'ended'
export type CallState = 'kept' | 'answered' | 'refused'
export type EventState = 'received' | 'handled' | 'ignored' | 'disputed'
export type DifferenceKind = 'unknown_here' | 'unknown_there' | 'amount' | 'refund' | 'status'

/** One payment, by its signed link. */
export const signedPaymentInput = z.object({
  id: z.uuid('Vi kender ikke betalingen.'),
  key: z.string('Linket er ikke helt.').length(22, 'Linket er ikke helt.'),
})

/** A payment as its payer sees it by the signed link. */
export type SignedPaymentView = {
  id: string
  key: string
  status: PaymentStatus
  method: PaymentMethod
  /** What is paid, on one line. */
  description: string
  amountOere: number
  /** Moms in the amount. */
  vatOere: number
  /** The provider's page; null until it is opened, and once the payment is decided. */
  payUrl: string | null
  failureCode: string | null
  /** Where the payer goes once it is paid. */
  nextPath: string | null
  /** Where the purchase is chosen and paid again. */
  backPath: string
}

/** What a check of a payment answers. */
export type CheckedPayment = { status: PaymentStatus; failureCode: string | null; next: string | null }

export type PaymentRow = {
  id: string
  /** Null when nobody is named any more. */
  payerName: string | null
  memorialName: string | null
  purpose: PaymentPurpose
  method: PaymentMethod
  status: PaymentStatus
  amountOere: number
  refundedOere: number
  createdAt: string
  paidAt: string | null
  failureCode: string | null
}

export type RefundView = {
  id: string
  amountOere: number
  reason: RefundReason
  status: RefundStatus
  note: string | null
  failure: string | null
  endedNote: string | null
  /** Where a person transfers it to; null for the provider's. */
  bankAccount: string | null
  isByBank: boolean
  requestedByName: string | null
  createdAt: string
  doneAt: string | null
}

export type PaymentView = PaymentRow & {
  description: string | null
  provider: string
  subscriptionId: string | null
  shopOrderId: string | null
  invoiceId: string | null
  chargeRef: string | null
  /** What can still be paid back. */
  leftOere: number
  refunds: RefundView[]
  calls: {
    key: string
    operation: string
    state: CallState
    attempts: number
    error: string | null
    createdAt: string
    answeredAt: string | null
  }[]
  events: { id: string; kind: string; state: EventState; receivedAt: string; remark: string | null }[]
}

export type DifferenceView = {
  id: string
  kind: DifferenceKind
  paymentId: string | null
  providerRef: string
  oursOere: number | null
  theirsOere: number | null
  foundAt: string
  settledAt: string | null
  settledByName: string | null
  note: string | null
}
