import Stripe from 'stripe'
import type { PaymentProvider } from '@/lib/integrations/payments/payment-provider'
import { paymentProvider } from '@/lib/integrations/payments/provider'
import { env } from '@/lib/server/env'
import { openStandIn, type StandIn, type StandInOptions } from '@/scripts/stand-in/stand-in.mjs'

export type PaymentStandIn = StandIn & { provider: PaymentProvider }

// The SDK waits half a second and more between tries; tests look at how many there are, and under which key.
const pauseSeconds = 0.01
Stripe.prototype.getInitialNetworkRetryDelay = () => pauseSeconds
Stripe.prototype.getMaxNetworkRetryDelay = () => pauseSeconds

/**
 * A local server that speaks the provider's HTTP, on a free port. Until `close()`, `paymentProvider()` is the real SDK
 * talking to it. Messages (webhooks) wait for `takeMessages()` unless `deliver` is given.
 */
export async function startPaymentStandIn(options: StandInOptions = {}): Promise<PaymentStandIn> {
  const standIn = await openStandIn({ siteUrl: env.SITE_URL, ...options })
  const before = {
    STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
    STRIPE_API_URL: env.STRIPE_API_URL,
  }
  Object.assign(env, {
    STRIPE_SECRET_KEY: standIn.secretKey,
    STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
    STRIPE_API_URL: standIn.url,
  })
  const provider = paymentProvider()
  if (!provider) throw new Error('The settings were not taken')
  return {
    ...standIn,
    provider,
    close: async () => {
      Object.assign(env, before)
      await standIn.close()
    },
  }
}
