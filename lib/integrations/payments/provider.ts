import 'server-only'
import type { PaymentProvider } from '@/lib/integrations/payments/payment-provider'
import { stripeProvider } from '@/lib/integrations/payments/stripe-provider'
import { env } from '@/lib/server/env'

let current: { keys: string; provider: PaymentProvider } | null = null

/** The payment provider, one for each process; null without keys: then everything is paid by bank transfer. */
export function paymentProvider(): PaymentProvider | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env
  if (!secretKey || !webhookSecret) return null
  // Tests change the settings.
  const keys = [secretKey, webhookSecret, apiUrl].join(' ')
  if (current?.keys !== keys) current = { keys, provider: stripeProvider({ secretKey, webhookSecret, apiUrl }) }
  return current.provider
}
