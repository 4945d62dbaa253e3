import 'server-only'
import { z } from 'zod'
import {
  type Charge,
  type ChargeRequest,
  type Checkout,
  type CheckoutRequest,
  chargeRequest,
  checkoutRequest,
  type PaymentProvider,
  type ProviderRefund,
  type RefundRequest,
  refundRequest,
} from '@/lib/integrations/payments/payment-provider'
import type { Transaction } from '@/lib/server/db'

/** A kind of call to the provider: what is stored of it, how it is sent, and how its result is found again. */
export type CallKind<R, A> = {
  operation: string
  /** Reads the stored request. */
  request: z.ZodType<R>
  send: (provider: PaymentProvider, key: string, request: R) => Promise<A>
  /** The result of a call whose key has expired at the provider; null when nothing was done. */
  find: (provider: PaymentProvider, request: R) => Promise<A | null>
}

export const openCheckoutCall: CallKind<CheckoutRequest, Checkout> = {
  operation: 'open_checkout',
  request: checkoutRequest,
  send: (provider, key, request) => provider.openCheckout(key, request),
  // Its page closes before its key expires, and nobody has the address.
  find: async () => null,
}

export const chargeCall: CallKind<ChargeRequest, Charge> = {
  operation: 'charge',
  request: chargeRequest,
  send: (provider, key, request) => provider.charge(key, request),
  find: (provider, request) => provider.findCharge(request),
}

export const refundCall: CallKind<RefundRequest, ProviderRefund> = {
  operation: 'refund',
  request: refundRequest,
  send: (provider, key, request) => provider.refund(key, request),
  find: (provider, { chargeRef, reference }) => provider.findRefund(chargeRef, reference),
}

export const expireCheckoutCall: CallKind<{ sessionRef: string }, Checkout> = {
  operation: 'expire_checkout',
  request: z.object({ sessionRef: z.string() }),
  send: (provider, key, { sessionRef }) => provider.expireCheckout(key, sessionRef),
  find: (provider, { sessionRef }) => provider.readCheckout(sessionRef),
}

/** Stores a call with its idempotency key. It is sent once this transaction is committed. Returns the key. */
export async function keepCall<R extends object, A>(
  tx: Transaction,
  { operation }: CallKind<R, A>,
  { request, ...about }: { request: R; paymentId?: string; refundId?: string; now?: Date },
): Promise<string> {
  const { now = new Date(), ...target } = about
  const key = crypto.randomUUID()
  await tx.providerCall.create({
    data: { ...target, key, operation, request: JSON.parse(JSON.stringify(request)), createdAt: now },
  })
  return key
}

/**
 * Stores what became of a call, in the transaction that uses the answer: until then it is sent again. One that the
 * provider refused is never sent again.
 */
export async function recordOutcome(
  tx: Transaction,
  { key, refusal }: { key: string; refusal: { code: string; message: string } | null },
  now: Date,
): Promise<void> {
  const outcome = refusal
    ? ({ state: 'refused', error: `${refusal.code}: ${refusal.message}`.slice(0, 500) } as const)
    : ({ state: 'answered', error: null } as const)
  await tx.providerCall.updateMany({ where: { key, state: 'kept' }, data: { ...outcome, answeredAt: now } })
}
