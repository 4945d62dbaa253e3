import { z } from 'zod'

/** What a payment provider does for us: single charges only. Periods, retries and refunds are decided here. */
export type PaymentProvider = {
  /** 'stripe'; stored with each payment. */
  readonly name: string
  /**
   * Opens a page of the provider on which a person pays `amountOere`, and keeps the card for later charges when asked.
   * The same key with the same request answers with the same page.
   */
  openCheckout: (key: string, request: CheckoutRequest) => Promise<Checkout>
  /** As it is now. Throws a ProviderRefusal for an unknown one. */
  readCheckout: (sessionRef: string) => Promise<Checkout>
  /** Closes the page, so that nobody can pay there any more. Answers with what it became: it may have been paid. */
  expireCheckout: (key: string, sessionRef: string) => Promise<Checkout>
  /** Charges a saved card without the payer. A refused card is an answer (`failed`, `needs_payer`), not an error. */
  charge: (key: string, request: ChargeRequest) => Promise<Charge>
  readCharge: (chargeRef: string) => Promise<Charge>
  /** The charge of a saved card with our reference, when its answer was lost; null when there is none. */
  findCharge: (request: Pick<ChargeRequest, 'reference' | 'customerRef'>) => Promise<Charge | null>
  refund: (key: string, request: RefundRequest) => Promise<ProviderRefund>
  /** The refund with our reference of a charge; null when there is none. */
  findRefund: (chargeRef: string, reference: string) => Promise<ProviderRefund | null>
  /** The address of the provider's page for changing the saved card. */
  openPortal: (request: { customerRef: string; returnUrl: string }) => Promise<string>
  /** The customer's card as it is now; null without one. */
  readCard: (customerRef: string) => Promise<SavedCard | null>
  /** Verifies signature and age of a webhook's raw body. Throws an EventRefusal. */
  readEvent: (rawBody: Buffer, signature: string) => Promise<ProviderEvent>
  /** All charges created in [since, until), oldest first or not. */
  listCharges: (since: Date, until: Date) => AsyncIterable<Charge>
}

// Requests are declared as schemas: each is stored with its call until the answer was used.

export const checkoutRequest = z.object({
  /** Our payment's id; it comes back with every answer. */
  reference: z.string(),
  amountOere: z.int(),
  method: z.enum(['card', 'mobilepay']),
  /** One line, shown on the payment page. */
  description: z.string(),
  email: z.string(),
  customerRef: z.string().nullable(),
  /** Cards only: whether later periods are charged without the payer. */
  keepCard: z.boolean(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  expiresAt: z.coerce.date(),
})
export type CheckoutRequest = z.output<typeof checkoutRequest>

export type Checkout = {
  sessionRef: string
  /** Null once it is closed. */
  url: string | null
  state: 'open' | 'complete' | 'expired'
  reference: string | null
  charge: Charge | null
}

export const chargeRequest = z.object({
  reference: z.string(),
  amountOere: z.int(),
  customerRef: z.string(),
  cardRef: z.string(),
  description: z.string(),
})
export type ChargeRequest = z.output<typeof chargeRequest>

export type Charge = {
  chargeRef: string
  reference: string | null
  /** `needs_payer`: the bank wants the payer to confirm; `open`: not decided yet. */
  state: 'paid' | 'open' | 'failed' | 'needs_payer'
  amountOere: number
  /** Upper case, 'DKK'. */
  currency: string
  refundedOere: number
  /** The provider's code of a refusal: 'card_declined', 'expired_card', … */
  failureCode: string | null
  customerRef: string | null
  card: SavedCard | null
  createdAt: Date
}

/** `label` as people know it: 'Visa •••• 4242'. `expiresOn`: the last valid month, 'yyyy-mm'. */
export type SavedCard = { cardRef: string; label: string; expiresOn: string | null }

export const refundRequest = z.object({ reference: z.string(), chargeRef: z.string(), amountOere: z.int() })
export type RefundRequest = z.output<typeof refundRequest>

export type ProviderRefund = {
  refundRef: string
  reference: string | null
  state: 'sent' | 'done' | 'failed'
  amountOere: number
  failure: string | null
}

/**
 * `about` says what to fetch: the state in an event may be old. Null for kinds we do not use. `isDispute`: the cardholder
 * objected to the charge at the bank, which the charge itself does not show.
 */
export type ProviderEvent = {
  id: string
  kind: string
  createdAt: Date
  payload: object
  about: { chargeRef: string; isDispute?: true } | { sessionRef: string } | null
}

/** The provider did not answer, or not in time, or with a fault of its own: try again with the same key. */
export class ProviderUnavailable extends Error {}

/** `code` of a refusal: the key was used before with another request, and what that did has to be looked up. */
export const keyUsedOtherwise = 'idempotency_error'

/** The provider understood and said no; trying again does not help. `code` is its own. */
export class ProviderRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
    this.name = 'ProviderRefusal'
  }
}

/** A webhook whose signature is wrong, or that is too old. */
export class EventRefusal extends Error {}
