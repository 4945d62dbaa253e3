import 'server-only'
import type Stripe from 'stripe'
import type { ChargeRequest, CheckoutRequest } from '@/lib/integrations/payments/payment-provider'
import type { ChargeWay } from '@/lib/integrations/payments/stripe-answers'
import { asciiEmail } from '@/lib/shared/email-address'

/** The same request always gives the same parameters: Stripe refuses a key that comes with others. */
export function checkoutParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const keepsCard = request.method === 'card' && request.keepCard
  return {
    mode: 'payment',
    // MobilePay is offered only when it is switched on in the provider's dashboard; otherwise this call is refused.
    allowed_payment_method_types: [request.method],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'dkk',
          unit_amount: request.amountOere,
          product_data: { name: request.description },
        },
      },
    ],
    // The price that was promised, in kroner, wherever the payer is.
    adaptive_pricing: { enabled: false },
    client_reference_id: request.reference,
    metadata: metadataOf(request.reference, 'checkout'),
    payment_intent_data: {
      description: request.description,
      metadata: metadataOf(request.reference, 'checkout'),
      ...(keepsCard && { setup_future_usage: 'off_session' }),
    },
    ...customerOf(request, keepsCard),
    locale: 'da',
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  }
}

/** Only a card that is kept needs a customer; without one Checkout does not offer the cards of earlier payments. */
function customerOf({ customerRef, email }: CheckoutRequest, keepsCard: boolean) {
  if (keepsCard && customerRef) return { customer: customerRef }
  return { customer_email: asciiEmail(email), ...(keepsCard && { customer_creation: 'always' as const }) }
}

export function chargeParams(request: ChargeRequest): Stripe.PaymentIntentCreateParams {
  return {
    amount: request.amountOere,
    currency: 'dkk',
    customer: request.customerRef,
    payment_method: request.cardRef,
    allowed_payment_method_types: ['card'],
    off_session: true,
    confirm: true,
    description: request.description,
    metadata: metadataOf(request.reference, 'saved_card'),
  }
}

const metadataOf = (reference: string, way: ChargeWay) => ({ reference, way })
