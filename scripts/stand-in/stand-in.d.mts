/** What is asked of the provider, as the stand-in names it. */
export type Operation =
  | 'checkout.open'
  | 'checkout.read'
  | 'checkout.expire'
  | 'charge.create'
  | 'charge.read'
  | 'charge.list'
  | 'refund.create'
  | 'refund.list'
  | 'portal.open'
  | 'customer.read'
  | 'card.list'

export type Fault =
  /** The call itself is on its way for a while. */
  | { kind: 'early'; until: Promise<unknown> }
  /** The work is done and its result kept; the answer waits. */
  | { kind: 'late'; until: Promise<unknown> }
  /** The work is done and its result kept; the answer is a 502 that the SDK does not try again. */
  | { kind: 'lost' }
  /** The connection is closed, before or after the work. The SDK tries again twice: use `times: 3`. */
  | { kind: 'closed'; isDone: boolean }
  /** Never answers; nothing is done. */
  | { kind: 'silent' }
  /**
   * An answer of the provider's own. With `isDone` it is kept under the key, as Stripe keeps even its 500s for a day.
   * The SDK tries again by itself only with `isTriedAgain`.
   */
  | { kind: 'status'; status: number; code?: string; isDone?: boolean; isTriedAgain?: boolean }

/** How a card ends when it is charged. */
export type CardOutcome =
  | 'paid'
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'authentication_required'
  /** Not decided yet. */
  | 'processing'

export type RefundOutcome = 'succeeded' | 'pending' | 'failed'

/** A webhook as it would arrive. */
export type StandInMessage = { id: string; kind: string; rawBody: Buffer; signature: string }

export type StandInCharge = {
  chargeRef: string
  reference: string | null
  status: string
  amountOere: number
  refundedOere: number
  customerRef: string | null
}

export type StandIn = {
  url: string
  secretKey: string
  webhookSecret: string
  /** Every call that arrived, oldest first. */
  calls: { operation: Operation; key: string | null }[]
  /** The next `times` (1) calls of this operation meet the fault. */
  fail: (operation: Operation, fault: Fault, times?: number) => void
  /** How the next charges of saved cards end, whatever the card; after that the card decides. */
  nextCharges: (...outcomes: CardOutcome[]) => void
  /** How the next refunds end. */
  nextRefunds: (...outcomes: RefundOutcome[]) => void
  /** The payer pays on the payment page; with another amount or currency than was asked, if given. */
  pay: (sessionRef: string, changed?: { amountOere?: number; currency?: string }) => Promise<void>
  /** The payer's card is refused on the payment page, which stays open. */
  decline: (sessionRef: string, outcome?: CardOutcome) => Promise<void>
  /** The payment page's time is over. */
  expire: (sessionRef: string) => Promise<void>
  /** The payer changes the saved card in the portal; later charges of it end like this. */
  changeCard: (customerRef: string, outcome?: CardOutcome) => Promise<void>
  /** A charge that was `processing` is decided. */
  decideCharge: (chargeRef: string, outcome: CardOutcome) => Promise<void>
  /** A refund that was `pending`, or even done, ends like this. */
  decideRefund: (refundRef: string, outcome: RefundOutcome) => Promise<void>
  /** The provider says another amount or currency from now on. */
  alterCharge: (chargeRef: string, changed: { amountOere?: number; currency?: string }) => void
  /** A refund in the provider's dashboard, unknown to us. */
  refundOutside: (chargeRef: string, amountOere: number) => Promise<void>
  /** A charge that we never asked for. */
  chargeOutside: (amountOere: number, reference?: string) => Promise<string>
  /** The cardholder disputes the charge. */
  dispute: (chargeRef: string) => Promise<void>
  charges: () => StandInCharge[]
  /** When everything that happened so far was delivered. Throws what `deliver` threw. */
  delivered: () => Promise<void>
  /** The messages that were not delivered, oldest first; the list is empty afterwards. */
  takeMessages: () => StandInMessage[]
  /** A message of any kind, signed now unless told otherwise. Not kept, not delivered. */
  message: (
    kind: string,
    object: object,
    options?: { id?: string; ageSeconds?: number; isTampered?: boolean; secret?: string },
  ) => StandInMessage
  /** The same message signed again, or spoilt. */
  signedAgain: (
    message: StandInMessage,
    options: { ageSeconds?: number; isTampered?: boolean; secret?: string },
  ) => StandInMessage
  close: () => Promise<void>
}

export type StandInOptions = {
  /** The site that shows the payment page; 'http://127.0.0.1' by default. */
  siteUrl?: string
  secretKey?: string
  webhookSecret?: string
  port?: number
  /** Its own clock. */
  now?: () => Date
  /** Called with each message at once, one after the other. Without it messages wait for `takeMessages`. */
  deliver?: (message: StandInMessage) => Promise<unknown>
}

export function openStandIn(options?: StandInOptions): Promise<StandIn>
