import 'server-only'
import type Stripe from 'stripe'
import {
  type Charge,
  type ChargeRequest,
  type CheckoutRequest,
  EventRefusal,
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
} from '@/lib/integrations/payments/payment-provider'
import {
  type ChargeWay,
  cardOf,
  chargeOf,
  checkoutOf,
  eventOf,
  intentParts,
  refundOf,
} from '@/lib/integrations/payments/stripe-answers'
import { asciiEmail } from '@/lib/shared/email-address'

const sessionParts = intentParts.map((part) => `payment_intent.${part}`)
const listedParts = intentParts.map((part) => `data.${part}`)
/** The most Stripe gives in one answer; further pages are fetched by the SDK. */
const PAGE = 100
const EVENT_TOLERANCE_SECONDS = 300

/** Stripe through its own SDK. All calls can throw ProviderUnavailable, all but reads of lists a ProviderRefusal. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  let client: Promise<Stripe> | null = null
  const sdk = () => {
    client ??= openStripe(settings)
    return client
  }
  const ask = async <T>(call: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await sdk()
    return call(stripe).catch((error: unknown) => {
      throw asProviderError(error)
    })
  }

  async function* chargesWhere(wanted: Stripe.PaymentIntentListParams): AsyncGenerator<Charge> {
    const intents = (await sdk()).paymentIntents.list({ ...wanted, limit: PAGE, expand: listedParts })
    try {
      for await (const intent of intents) yield chargeOf(intent)
    } catch (error) {
      throw asProviderError(error)
    }
  }

  return {
    name: 'stripe',
    openCheckout: (key, request) =>
      ask(async ({ checkout }) =>
        checkoutOf(
          await checkout.sessions.create({ ...checkoutParams(request), expand: sessionParts }, { idempotencyKey: key }),
        ),
      ),
    readCheckout: (sessionRef) =>
      ask(async ({ checkout }) => checkoutOf(await checkout.sessions.retrieve(sessionRef, { expand: sessionParts }))),
    expireCheckout: (key, sessionRef) =>
      ask(async ({ checkout }) => {
        try {
          const options = { idempotencyKey: key }
          return checkoutOf(await checkout.sessions.expire(sessionRef, { expand: sessionParts }, options))
        } catch (error) {
          // Only an open page can be closed: this one was paid or has ended meanwhile, and says so.
          if (!isStripeError(error) || error.statusCode !== 400) throw error
          const now = checkoutOf(await checkout.sessions.retrieve(sessionRef, { expand: sessionParts }))
          if (now.state === 'open') throw error
          return now
        }
      }),
    charge: (key, request) => ask((stripe) => chargeSavedCard(stripe, key, request)),
    readCharge: (chargeRef) =>
      ask(async ({ paymentIntents }) => chargeOf(await paymentIntents.retrieve(chargeRef, { expand: intentParts }))),
    /**
     * From Stripe's list, not from its search: that lags behind, sometimes by an hour, and a wrong 'none' would charge
     * twice. All of the customer's, and not those from a time on: our clock and the times in our ids can be ahead.
     */
    findCharge: async ({ reference, customerRef }) => {
      let found: Charge | null = null
      for await (const charge of chargesWhere({ customer: customerRef })) {
        if (charge.reference !== reference) continue
        if (charge.state === 'paid') return charge
        // Newest first; one that is open can still be paid.
        if (!found || (charge.state === 'open' && found.state !== 'open')) found = charge
      }
      return found
    },
    refund: (key, { reference, chargeRef, amountOere }) =>
      ask(async ({ refunds }) =>
        refundOf(
          await refunds.create(
            { payment_intent: chargeRef, amount: amountOere, metadata: { reference } },
            { idempotencyKey: key },
          ),
        ),
      ),
    findRefund: (chargeRef, reference) =>
      ask(async ({ refunds }) => {
        for await (const refund of refunds.list({ payment_intent: chargeRef, limit: PAGE })) {
          if (refund.metadata?.reference === reference) return refundOf(refund)
        }
        return null
      }),
    openPortal: ({ customerRef, returnUrl }) =>
      ask(async ({ billingPortal }) => {
        const { url } = await billingPortal.sessions.create({
          customer: customerRef,
          return_url: returnUrl,
          locale: 'da',
        })
        return url
      }),
    readCard: (customerRef) =>
      ask(async ({ customers }) => {
        const expand = ['invoice_settings.default_payment_method']
        const customer = await customers.retrieve(customerRef, { expand })
        if (customer.deleted) return null
        const chosen = customer.invoice_settings.default_payment_method
        const card = chosen && typeof chosen !== 'string' ? cardOf(chosen) : null
        if (card) return card
        const [newest] = (await customers.listPaymentMethods(customerRef, { type: 'card', limit: 1 })).data
        return newest ? cardOf(newest) : null
      }),
    readEvent: async (rawBody, signature) => {
      const { webhooks } = await sdk()
      try {
        return eventOf(
          await webhooks.constructEventAsync(rawBody, signature, settings.webhookSecret, EVENT_TOLERANCE_SECONDS),
        )
      } catch (error) {
        throw new EventRefusal(error instanceof Error ? error.name : 'unreadable')
      }
    },
    listCharges: (since, until) =>
      chargesWhere({ created: { gte: secondsFrom(since.getTime()), lt: secondsFrom(until.getTime()) } }),
  }
}

async function chargeSavedCard({ paymentIntents }: Stripe, key: string, request: ChargeRequest): Promise<Charge> {
  try {
    return chargeOf(
      await paymentIntents.create({ ...chargeParams(request), expand: intentParts }, { idempotencyKey: key }),
    )
  } catch (error) {
    if (isStripeError(error) && error.type === 'StripeCardError' && error.payment_intent) {
      return chargeOf(error.payment_intent)
    }
    throw error
  }
}

/** Stripe's times are whole seconds; the first that is not before `ms`. */
const secondsFrom = (ms: number) => Math.max(0, Math.ceil(ms / 1000))

/** The same request always gives the same parameters: Stripe refuses a key that comes with others. */
function checkoutParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
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

function chargeParams(request: ChargeRequest): Stripe.PaymentIntentCreateParams {
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

type StripeSettings = {
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
async function openStripe({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeSettings): Promise<Stripe> {
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
function isStripeError(error: unknown): error is Stripe.errors.StripeError {
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
function asProviderError(error: unknown): unknown {
  if (!isStripeError(error)) return error
  const { statusCode: status, type, code, requestId } = error
  const what = [type, code, status, requestId].filter(Boolean).join(' ')
  return !status || status >= 500 || unavailable.has(status)
    ? new ProviderUnavailable(what)
    : new ProviderRefusal(code ?? error.rawType ?? type, what)
}
