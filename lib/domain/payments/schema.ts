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
