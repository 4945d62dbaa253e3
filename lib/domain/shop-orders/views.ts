import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import type { Prices } from '@/lib/domain/billing/price-items'
import type { PaymentMethod } from '@/lib/domain/payments/schema'
import type { OrderStep } from '@/lib/domain/shop-orders/order-state'
import type { ShopItem, ShopOrderStatus } from '@/lib/domain/shop-orders/schema'
import type { Situation } from '@/lib/domain/whose-turn/turns'

/** A document of an order: its invoice or a credit note, as a PDF. */
export type OrderDocument = { id: string; number: number; kind: 'invoice' | 'credit_note'; pdfPath: string }

/** An order as its buyer sees it. Amounts are text with moms; times are Danish text. */
export type OrderView = {
  id: string
  number: number
  item: ShopItem
  material: StoneMaterial | null
  ordered: string
  memorialName: string
  status: ShopOrderStatus
  step: OrderStep
  /** What it waits for where that is the buyer's to do. */
  turn: Situation<'shopOrder'> | null
  /** What the step means, for the family. */
  hint: string
  /** The last day on which it may be sent; null before that is promised. */
  sendBy: string | null
  /** Whether it waits for us for longer than we promise. */
  isLate: boolean
  /** Where a family sends its own plate; null where we need none, or work on it. */
  sendPlateTo: string | null
  unit: string
  count: number
  freight: string | null
  total: string
  at: string
  paidAt: string | null
  shippedAt: string | null
  /** When it came, as somebody said. */
  receivedAt: string | null
  canReceive: boolean
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  inscription: string | null
  message: string | null
  deliverTo: string[]
  reason: string | null
  documents: OrderDocument[]
  /** Codes whose drawing the buyer can fetch. */
  drawings: { code: string; formattedCode: string }[]
  /** How it can still be paid: again by card or MobilePay, or by its invoice at this path. */
  toPay: { kind: 'methods'; methods: PaymentMethod[] } | { kind: 'invoice'; path: string } | null
  canCancel: boolean
  /** Whether it can be regretted, or why not. */
  regret: 'open' | 'made' | 'business' | 'over' | 'ended'
  /** The last day, where it is certain. */
  regretUntil: string | null
  /** Whether money was transferred, so that a refund needs an account. */
  isTransferred: boolean
}

/** `isOpen`: whether anything can be ordered now. */
export type OwnOrderPage = { items: OrderView[]; nextCursor: string | null; isOpen: boolean }

/** What one may order for: a page or a code, and the words of the choice. */
export type OrderChoice = { value: string; label: string }

/** Everything the order form needs. `methods` is empty while nothing can be bought. */
export type OrderFormView = {
  choices: OrderChoice[]
  /** The chosen one, from the address. */
  target: string
  prices: Prices['set']
  sizes: number[]
  methods: PaymentMethod[]
  beginning: string
  fullName: string
  email: string
}

/** A row of the console's list. */
export type AdminOrderRow = {
  id: string
  number: number
  ordered: string
  buyerName: string
  memorialName: string
  total: string
  status: ShopOrderStatus
  step: OrderStep
  at: string
  /** Whether it waits for us: to begin, draw, make or send it. */
  isWaiting: boolean
  isLate: boolean
}

export type AdminOrderPage = { items: AdminOrderRow[]; nextCursor: string | null }

export type AdminOrderCode = {
  id: string
  code: string
  formattedCode: string
  sheet: { id: string; number: number; text: string } | null
  /** Whether the family approved its drawing, so that it may be cut. */
  isApproved: boolean
  batchNumber: number | null
  pieceText: string | null
}

export type AdminOrderView = OrderView & {
  buyerName: string
  buyerEmail: string
  buyerId: string | null
  memorialId: string | null
  phone: string | null
  cvr: string | null
  ean: string | null
  buyerReference: string | null
  /** What was answered to orders with the same EAN number before; null when nobody has to look at the buyer. */
  lookAtBuyer: { accountName: string | null; approved: number; declined: number } | null
  toldNoRegretAt: string | null
  /** When an engraving that nobody asked for at once may begin; null once it may. */
  startFrom: string | null
  package: { id: string; number: number } | null
  codes: AdminOrderCode[]
  payments: Array<{ id: string; method: PaymentMethod; status: string; amount: string; at: string }>
  history: Array<{ at: string; text: string }>
  /** Whole days that an engraving has waited, for the family's plate or for us; null once it is made. */
  waitedDays: number | null
  canStart: boolean
  canShip: boolean
  canCallOff: boolean
  /** Whether the family's own plate is to go back. */
  canReturnPlate: boolean
}

/** The first values of a drawing for an order. */
export type OrderedDrawing = {
  name: string
  dates: string
  text: string
  material: StoneMaterial | null
  symbolMm: number | null
  familyName: string
  familyEmail: string
  internalNote: string
}

/** What the withdrawal page shows of a purchase. */
export type RegretView = Pick<OrderView, 'item' | 'shippedAt' | 'receivedAt' | 'canReceive'> & {
  id: string
  number: number
  ordered: string
  total: string
  at: string
  regret: OrderView['regret']
  regretUntil: string | null
  refund: string | null
  /** What is kept for the work that was done; null for nothing. */
  kept: string | null
  asksForAccount: boolean
  receipt: { number: number; at: string; refund: string } | null
}
