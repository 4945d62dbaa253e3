import 'server-only'
import type Stripe from 'stripe'
import type {
  Charge,
  Checkout,
  ProviderEvent,
  ProviderRefund,
  SavedCard,
} from '@/lib/integrations/payments/payment-provider'

/** What has to be asked for with a payment intent, so that `chargeOf` knows its card and what was paid back. */
export const intentParts = ['payment_method', 'latest_charge']

/** Kept with each intent: on a payment page a refused card is not the end, the payer can take another. */
export type ChargeWay = 'checkout' | 'saved_card'

export function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const intent = session.payment_intent
  return {
    sessionRef: session.id,
    url: session.url,
    state: stateOf(session.status),
    reference: session.client_reference_id,
    charge: intent && typeof intent !== 'string' ? chargeOf(intent) : null,
  }
}

function stateOf(status: string | null): Checkout['state'] {
  return status === 'complete' || status === 'expired' ? status : 'open'
}

export function chargeOf(intent: Stripe.PaymentIntent): Charge {
  const { latest_charge: latest, last_payment_error: refusal } = intent
  const isPaid = intent.status === 'succeeded'
  const method = intent.payment_method ?? refusal?.payment_method
  return {
    chargeRef: intent.id,
    reference: intent.metadata.reference ?? null,
    state: isPaid ? 'paid' : unpaidStateOf(intent),
    amountOere: isPaid ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    refundedOere: latest && typeof latest !== 'string' ? latest.amount_refunded : 0,
    failureCode: isPaid || !refusal ? null : codeOf(refusal),
    customerRef: refOf(intent.customer),
    card: method && typeof method !== 'string' ? cardOf(method) : null,
    createdAt: new Date(intent.created * 1000),
  }
}

function unpaidStateOf(intent: Stripe.PaymentIntent): 'open' | 'failed' | 'needs_payer' {
  if (intent.status === 'canceled') return 'failed'
  const way: string | undefined = intent.metadata.way
  if (way === ('checkout' satisfies ChargeWay)) return 'open'
  if (intent.status === 'requires_action') return 'needs_payer'
  if (intent.status !== 'requires_payment_method') return 'open'
  return intent.last_payment_error?.code === 'authentication_required' ? 'needs_payer' : 'failed'
}

/** The bank's reason ('insufficient_funds') says more than 'card_declined'. */
function codeOf(refusal: Stripe.PaymentIntent.LastPaymentError): string {
  const reason = refusal.decline_code
  return (reason && reason !== 'generic_decline' ? reason : refusal.code) ?? refusal.type
}

/** Null for a way of paying that is no card. */
export function cardOf(method: Stripe.PaymentMethod): SavedCard | null {
  const { card } = method
  if (!card) return null
  return {
    cardRef: method.id,
    label: `${brands[card.brand] ?? 'Kort'} •••• ${card.last4}`,
    expiresOn: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
  }
}

const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

export function refundOf(refund: Stripe.Refund): ProviderRefund {
  const states: Record<string, ProviderRefund['state']> = { succeeded: 'done', failed: 'failed', canceled: 'failed' }
  return {
    refundRef: refund.id,
    reference: refund.metadata?.reference ?? null,
    // `pending` and `requires_action` are on their way.
    state: states[refund.status ?? ''] ?? 'sent',
    amountOere: refund.amount,
    failure: refund.failure_reason ?? null,
  }
}

/** The id of what Stripe gives as an id or, when it was asked for, whole. */
function refOf(given: string | { id: string } | null | undefined): string | null {
  return typeof given === 'string' ? given : (given?.id ?? null)
}

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
