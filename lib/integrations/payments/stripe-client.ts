import 'server-only'
import type Stripe from 'stripe'
import { ProviderRefusal, ProviderUnavailable } from '@/lib/integrations/payments/payment-provider'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Another server that speaks Stripe's API. */
  apiUrl?: string | undefined
  /** Of one try, milliseconds. */
  timeoutMs?: number
}

const TIMEOUT_MS = 20_000
/** Tries after the first, with the same key, half a second and more apart. */
const RETRIES = 2

/** The SDK, which weighs 2 MB: loaded with the first call. */
export async function openStripe({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeSettings): Promise<Stripe> {
  const { default: Sdk } = await import('stripe')
  const at = apiUrl ? new URL(apiUrl) : null
  return new Sdk(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(at && { protocol: 'http', host: at.hostname, port: at.port }),
  })
}

/** What the SDK throws for Stripe's own answers, without loading it. */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'rawType' in error && 'statusCode' in error && 'type' in error
}

/**
 * 401, 403: a revoked key, or one without a right, is ours to mend, and then the same call can be sent again. 409: the
 * first call under this key is under way. 429: too many calls.
 */
const unavailable = new Set([401, 403, 409, 429])

/**
 * The error as ours, or the error itself when it is a fault of this code. Without its cause: that has the request's
 * headers and the payer.
 */
export function asProviderError(error: unknown): unknown {
  if (!isStripeError(error)) return error
  const { statusCode: status, type, code, requestId } = error
  const what = [type, code, status, requestId].filter(Boolean).join(' ')
  return !status || status >= 500 || unavailable.has(status)
    ? new ProviderUnavailable(what)
    : new ProviderRefusal(code ?? error.rawType ?? type, what)
}
