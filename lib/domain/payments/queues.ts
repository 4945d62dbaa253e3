import 'server-only'
import { z } from 'zod'
import { type AnyCommand, execute, worker } from '@/lib/server/command'
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

/** One job for each payment at a time. */
const ofPayment = {
  payload: z.object({ paymentId: z.uuid() }) as z.ZodType<OfPayment>,
  keyOf: ({ paymentId }: OfPayment) => paymentId,
}

/** Charges a saved card. */
export const sendChargeQueue: JobQueue<OfPayment> = {
  ...ofPayment,
  name: 'send-charge',
  isIrreversible: true,
  retryLimit: 20,
  workers: 2,
}

/** Asks the provider to pay back. */
export const sendRefundQueue: JobQueue<OfRefund> = {
  name: 'send-refund',
  payload: z.object({ refundId: z.uuid() }),
  keyOf: ({ refundId }: OfRefund) => refundId,
  retryLimit: 20,
  workers: 2,
}

/** Closes the provider's page of a payment that was cancelled. */
export const closeCheckoutQueue: JobQueue<OfPayment> = {
  ...ofPayment,
  name: 'close-checkout',
  isIrreversible: true,
  retryLimit: 20,
}

/** Asks the provider how a payment stands. */
export const settlePaymentQueue: JobQueue<OfPayment> = { ...ofPayment, name: 'settle-payment', workers: 2 }

/** Acts on a stored message of the provider. */
export const handleEventQueue: JobQueue<OfEvent> = {
  name: 'handle-payment-event',
  payload: z.object({
    eventId: z.string(),
    chargeRef: z.string().optional(),
    sessionRef: z.string().optional(),
    isDispute: z.boolean().optional(),
  }),
  retryLimit: 15,
  workers: 2,
}

/** Reads the saved card of an agreement again. */
export const readCardQueue: JobQueue<{ subscriptionId: string }> = {
  name: 'read-card',
  payload: z.object({ subscriptionId: z.uuid() }),
  retryLimit: 3,
}

/** The work of a job that is one command with the job's payload. */
export const performing = (command: AnyCommand) => async (payload: object) =>
  void (await execute(command, worker, payload))
