import { z } from 'zod'
import { stoneMaterials } from '@/lib/domain/artwork/schema'
import { shownOereField } from '@/lib/domain/billing/shown-price-field'
import { emptyAsNull } from '@/lib/domain/memorials/field-schemas'
import { paymentMethods } from '@/lib/domain/payments/schema'
import {
  contactFields,
  cvrField,
  eanField,
  optionalText,
  referenceSentence,
  requiredText,
} from '@/lib/domain/resellers/schema'
import { plaqueSymbolMm } from '@/lib/domain/resellers/stock/order-schema'
import { adminOrdersPath } from '@/lib/domain/shop-orders/paths'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { cleanLine } from '@/lib/shared/input/clean-text'
import { fetchAgain } from '@/lib/shared/input/fetch-again'
import { tick } from '@/lib/shared/input/tick'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

export const shopItems = ['plaque', 'code', 'engraving'] as const
export type ShopItem = (typeof shopItems)[number]

const shopOrderStatuses = ['ordered', 'paid', 'started', 'shipped', 'cancelled', 'withdrawn', 'abandoned'] as const
export type ShopOrderStatus = (typeof shopOrderStatuses)[number]

export const buyerKinds = ['private', 'company', 'public'] as const
export type BuyerKind = (typeof buyerKinds)[number]

/** Whether an administrator has looked at a public buyer; null for others. */
export type BuyerCheck = 'waiting' | 'approved' | 'declined'

type Held = { status: ShopOrderStatus; buyerCheck: BuyerCheck | null }

/**
 * Whether an order waits for an administrator to look at its public buyer: nothing is begun, invoiced or sent before.
 */
export const isHeld = ({ status, buyerCheck }: Held) => status === 'ordered' && buyerCheck === 'waiting'

/** Plaques in one order. */
export const mostPlaques = 5

/** An order is sent within so many days after the drawing was approved, a code after it was paid: købeloven § 74. */
export const deliveryDays = 30

/** Days from the order until its invoice is due: public buyers have thirty (bekendtgørelse om elektronisk afregning). */
export const paymentDays = { transfer: 8, public: 30 } as const

const countSentence = `Vælg fra 1 til ${mostPlaques} plader.`

const oneLine = (missing: string, max: number) => typedText(max, cleanLine, { missing }).min(1, missing)
const optionalLine = (max: number) =>
  typedText(max, cleanLine)
    .nullish()
    .transform((text) => text || null)

/** What an order is for: 'side:{id of a page}' or 'kode:{text code}'. */
const targetField = boundedText(60, { missing: 'Vælg, hvad det er til.' })
  .regex(/^(side|kode):[\w-]{1,50}$/, 'Vælg, hvad det er til.')
  .transform((text): OrderTarget => {
    const [kind, key = ''] = text.split(':')
    return kind === 'kode' ? { kind: 'code', key } : { kind: 'page', key }
  })
export type OrderTarget = { kind: 'page' | 'code'; key: string }

const fields = z.object({
  /** Made with the form; the same key again is the same order. */
  beginning: z.uuid(fetchAgain),
  target: targetField,
  item: z.enum(shopItems, { error: 'Vælg, hvad du vil bestille.' }),
  material: emptyAsNull(z.enum(stoneMaterials, { error: 'Vælg, hvad pladen skal laves af.' })).default(null),
  /** Side of the symbol without its quiet zone, in mm. */
  symbolMm: emptyAsNull(
    typedNumber(
      z.number('Vælg en størrelse.').refine((mm) => plaqueSymbolMm.some((size) => size === mm), 'Vælg en størrelse.'),
    ),
  ).default(null),
  count: typedNumber(
    z.number(countSentence).int(countSentence).min(1, countSentence).max(mostPlaques, countSentence),
  ).default(1),
  inscription: optionalText(500).default(null),
  message: optionalText(1000).default(null),
  deliveryName: oneLine('Skriv, hvem vi skal sende til.', 120),
  address: contactFields.address,
  postcode: contactFields.postcode,
  city: contactFields.city,
  phone: emptyAsNull(contactFields.phone).default(null),
  buyerKind: z.enum(buyerKinds, { error: 'Vælg, hvem der køber.' }).default('private'),
  companyName: optionalLine(160).default(null),
  cvr: emptyAsNull(cvrField).default(null),
  ean: emptyAsNull(eanField).default(null),
  buyerReference: optionalLine(60).default(null),
  /** A company's wish for its invoice as XML too. */
  wantsEInvoice: tick,
  /** Null for public buyers, who get an invoice. */
  method: emptyAsNull(z.enum(paymentMethods, { error: 'Vælg, hvordan du vil betale.' })).default(null),
  /** Whether the buyer was told that what is made to order cannot be regretted. */
  toldNoRegret: tick,
  /** Whether an engraving is wanted at once, before it can no longer be regretted. */
  startNow: tick,
  shownOere: shownOereField,
})

export const placeOrderInput = fields.superRefine(checkOrder)
export type PlaceOrderInput = z.input<typeof placeOrderInput>
export type PlacedOrder = z.output<typeof placeOrderInput>

/** Goods made to the buyer's wishes, which cannot be regretted: forbrugeraftaleloven § 18, stk. 2, nr. 3. */
export const isMadeToOrder = (item: ShopItem) => item === 'plaque'

/**
 * The plaque of a code this wide, in mm: a name and dates above it, and its ten characters below. One with a longer text
 * is drawn higher.
 */
export function plaqueMm(symbolMm: number): { width: number; height: number } {
  return { width: symbolMm + 20, height: symbolMm + 40 }
}

/** What we engrave, after a drawing that the family approves. */
export const isEngraved = (item: ShopItem) => item !== 'code'

function checkOrder(order: z.output<typeof fields>, context: z.RefinementCtx): void {
  const { item, material, symbolMm, buyerKind, companyName, cvr, ean, buyerReference, method, toldNoRegret } = order
  const refuse = (path: keyof typeof order, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (item === 'plaque' && !material) refuse('material', 'Vælg, hvad pladen skal laves af.')
  if (item === 'plaque' && !symbolMm) refuse('symbolMm', 'Vælg, hvor stor koden skal være.')
  if (buyerKind !== 'private' && !companyName) refuse('companyName', 'Skriv, hvem fakturaen skal stå til.')
  if (buyerKind === 'company' && !cvr) refuse('cvr', 'Skriv virksomhedens CVR-nummer.')
  if (buyerKind === 'public' && !ean) refuse('ean', 'Skriv jeres EAN-nummer.')
  // A public buyer's system refuses an e-invoice without (Peppol BIS Billing 3, PEPPOL-EN16931-R003).
  if (buyerKind === 'public' && !buyerReference) {
    refuse('buyerReference', referenceSentence)
  }
  if (buyerKind !== 'public' && !method) refuse('method', 'Vælg, hvordan du vil betale.')
  if (isMadeToOrder(item) && buyerKind === 'private' && !toldNoRegret) {
    refuse('toldNoRegret', 'Sæt kryds, når du har læst, at det ikke kan fortrydes.')
  }
}

/** The form's values, as text. */
export type OrderFields = Record<
  Exclude<keyof PlaceOrderInput, 'toldNoRegret' | 'wantsEInvoice' | 'startNow' | 'shownOere'>,
  string
> & {
  toldNoRegret: boolean
  wantsEInvoice: boolean
  startNow: boolean
}

export const shopOrderId = z.object({ id: z.uuid('Vi kender ikke den bestilling.') })
/** From an address: an invalid id means not found. */
export const writtenOrderId = z.object({ id: boundedText(100) })
/** A further code is drawn at this size and may be engraved larger. */
export const drawnSymbolMm = 40
export const drawnStones = ['light', 'dark'] as const
export const drawingFormats = ['pdf', 'svg'] as const
export const drawingFileKey = writtenOrderId.extend({
  code: boundedText(40),
  stone: z.enum(drawnStones),
  format: z.enum(drawingFormats),
})
export type DrawingFileKey = z.output<typeof drawingFileKey>
export const payOrderInput = shopOrderId.extend({
  method: z.enum(['card', 'mobilepay'], { error: 'Vælg, hvordan du vil betale.' }),
})

/** Where a bank transfer is paid back to: registration and account number. */
const bankAccountField = emptyAsNull(
  boundedText(40)
    .transform((text) => cleanLine(text).replace(/[\s.\p{Pd}]/gu, ''))
    .pipe(z.string().regex(/^\d{10,14}$/, 'Skriv registreringsnummer (4 cifre) og kontonummer.')),
).default(null)

export const cancelShopOrderInput = shopOrderId.extend({ bankAccount: bankAccountField })
export const callOffOrderInput = shopOrderId.extend({
  reason: requiredText('Skriv en begrundelse. Den bliver sendt til familien.', 500),
  bankAccount: bankAccountField,
})
export const shipShopOrderInput = shopOrderId.extend({
  carrier: optionalLine(60).default(null),
  trackingNumber: optionalLine(80).default(null),
})
/** By the order's link or signed in. */
export const withdrawOrderInput = shopOrderId.extend({
  key: boundedText(100).optional(),
  message: optionalText(1000).default(null),
  bankAccount: bankAccountField,
})
/** By the order's link, or signed in. */
export const receiveOrderInput = shopOrderId.extend({ key: boundedText(100).optional() })
export const withdrawalLookInput = writtenOrderId.extend({ key: boundedText(100).optional() })

export const ordersPerPage = 20
export const ownOrdersInput = z.object({ cursor: z.uuid().optional().catch(undefined) })

/** The console's filters in the address. Invalid values are ignored. */
export const orderViews = ['waiting', 'late', 'unpaid', 'started', 'shipped', 'uninvoiced', 'ended', 'all'] as const
export type OrderListView = (typeof orderViews)[number]
const mostSearched = 80
export const orderSorts = ['number', 'buyer', 'total'] as const
export type OrderSort = (typeof orderSorts)[number]
export const orderListInput = z.object({
  ...listFields(orderSorts, mostSearched),
  vis: z.enum(orderViews).catch('waiting').default('waiting'),
  vare: z.enum(shopItems).optional().catch(undefined),
})
export type OrderFilter = z.output<typeof orderListInput>

export const orderList: ConsoleListDeclaration<OrderSort> = {
  path: adminOrdersPath,
  csv: { path: '/api/admin/shop-orders.csv', filename: 'bestillinger.csv' },
  search: { label: 'Nummer, navn, mail eller mindeside', most: mostSearched },
  period: 'Bestilt fra',
  sorts: {
    number: { label: 'Bestilling', first: 'falling' },
    buyer: { label: 'Køber', first: 'rising' },
    total: { label: 'Beløb', first: 'falling' },
  },
}

/** Those that wait for us are listed oldest first, others newest first. */
export function orderOrder({ sort, vis }: Pick<OrderFilter, 'sort' | 'vis'>): ListOrder<OrderSort> {
  return sort ?? (vis === 'waiting' || vis === 'late' || vis === 'uninvoiced' ? 'number' : '-number')
}

/** The address of the order form. */
export const newOrderQuery = z.object({
  side: boundedText(100).optional().catch(undefined),
  kode: boundedText(40).optional().catch(undefined),
  vare: z.enum(shopItems).optional().catch(undefined),
})
