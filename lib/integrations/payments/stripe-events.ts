import 'server-only'
import type Stripe from 'stripe'
import type { ProviderEvent } from '@/lib/integrations/payments/payment-provider'
import { refOf } from '@/lib/integrations/payments/stripe-answers'

export function eventOf(event: Stripe.Event): ProviderEvent {
  return {
    id: event.id,
    kind: event.type,
    createdAt: new Date(event.created * 1000),
    payload: event,
    about: aboutOf(event),
  }
}

/** The kinds listed in docs/operations.md ('Payments'). */
function aboutOf(event: Stripe.Event): ProviderEvent['about'] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { sessionRef: event.data.object.id }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return { chargeRef: event.data.object.id }
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'refund.updated':
    case 'refund.failed': {
      // None for a charge that was made without an intent, which we never do.
      const chargeRef = refOf(event.data.object.payment_intent)
      if (!chargeRef) return null
      return event.type === 'charge.dispute.created' ? { chargeRef, isDispute: true } : { chargeRef }
    }
    default:
      return null
  }
}
