import 'server-only'
import type { PaymentProvider } from '@/lib/integrations/payments/payment-provider'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Another server that speaks Stripe's API. */
  apiUrl?: string | undefined
}

/** Stripe through its own SDK, which is loaded with the first call. */
export function stripeProvider(_settings: StripeSettings): PaymentProvider {
  throw new Error('Not written yet')
}
