import 'server-only'
import { z } from 'zod'
import type { JobQueue } from '@/lib/server/jobs'

// Ordered here, done by settlement: an answer of the provider starts what the payment was for.

type OfPayment = { paymentId: string }
type OfRefund = { refundId: string }
type OfEvent = {
  eventId: string
  chargeRef?: string | undefined
  sessionRef?: string | undefined
  isDispute?: boolean | undefined
}

const ofPayment: z.ZodType<OfPayment> = z.object({ paymentId: z.uuid() })

/** Charges a saved card. */
export const sendChargeQueue = {
  name: 'send-charge',
  isIrreversible: true,
  payload: ofPayment,
  keyOf: ({ paymentId }: OfPayment) => paymentId,
  retryLimit: 20,
  workers: 2,
} satisfies JobQueue<OfPayment>

/** Asks the provider to pay back. */
export const sendRefundQueue = {
  name: 'send-refund',
  payload: z.object({ refundId: z.uuid() }) as z.ZodType<OfRefund>,
  keyOf: ({ refundId }: OfRefund) => refundId,
  retryLimit: 20,
  workers: 2,
} satisfies JobQueue<OfRefund>

/** Closes the provider's page of a payment that was cancelled. */
export const closeCheckoutQueue = {
  name: 'close-checkout',
  isIrreversible: true,
  payload: ofPayment,
  keyOf: ({ paymentId }: OfPayment) => paymentId,
  retryLimit: 20,
} satisfies JobQueue<OfPayment>

/** Asks the provider how a payment stands. */
export const settlePaymentQueue = {
  name: 'settle-payment',
  payload: ofPayment,
  keyOf: ({ paymentId }: OfPayment) => paymentId,
  workers: 2,
} satisfies JobQueue<OfPayment>

/** Acts on a stored message of the provider. */
export const handleEventQueue = {
  name: 'handle-payment-event',
  payload: z.object({
    eventId: z.string(),
    chargeRef: z.string().optional(),
    sessionRef: z.string().optional(),
    isDispute: z.boolean().optional(),
  }) as z.ZodType<OfEvent>,
  retryLimit: 15,
  workers: 2,
} satisfies JobQueue<OfEvent>

/** Reads the saved card of an agreement again. */
export const readCardQueue = {
  name: 'read-card',
  payload: z.object({ subscriptionId: z.uuid() }) as z.ZodType<{ subscriptionId: string }>,
  retryLimit: 3,
} satisfies JobQueue<{ subscriptionId: string }>
