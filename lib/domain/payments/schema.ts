import { z } from 'zod'

export const paymentMethods = ['card', 'mobilepay', 'bank_transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** What is paid on a page of the provider. */
export type ProviderMethod = Exclude<PaymentMethod, 'bank_transfer'>

export const paymentPurposes = ['plan', 'renewal', 'order', 'invoice'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

export const paymentStatuses = ['open', 'paid', 'failed', 'expired', 'cancelled'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const refundReasons = ['withdrawal', 'left', 'duplicate', 'order_cancelled', 'goodwill'] as const
export type RefundReason = (typeof refundReasons)[number]

export const refundStatuses = ['ordered', 'sent', 'done', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** What a payment is for: exactly one of them. */
export type PaymentTarget = { subscriptionId: string } | { shopOrderId: string } | { invoiceId: string }

/** One payment, by its signed link. */
export const signedPaymentInput = z.object({
  id: z.uuid('Vi kender ikke betalingen.'),
  key: z.string('Linket er ikke helt.').length(22, 'Linket er ikke helt.'),
})

export const differenceKinds = ['unknown_here', 'unknown_there', 'amount', 'refund', 'status'] as const
export type DifferenceKind = (typeof differenceKinds)[number]
