import { canEditMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import type { PieceState } from '@/lib/domain/production/schema'
import { ownsCode, type QrCodeSubject } from '@/lib/domain/qr-codes/policy'
import {
  type BuyerCheck,
  isHeld,
  isMadeToOrder,
  type ShopItem,
  type ShopOrderStatus,
} from '@/lib/domain/shop-orders/schema'
import { withdrawalDeadline } from '@/lib/domain/subscriptions/law/withdrawal'
import { type Actor, isFullAdministrator, userIdOf } from '@/lib/shared/actor'
import { addDays } from '@/lib/shared/danish-days'
import { shareOfOere } from '@/lib/shared/money'

type Bought = { buyerId: string | null }

/** Owners and editors of the page, and the owner of the code. */
export function canOrderFor(
  actor: Actor,
  target: { page: MemorialSubject | null; code: QrCodeSubject | null },
): boolean {
  if (target.code) return ownsCode(actor, target.code)
  return target.page !== null && canEditMemorial(actor, target.page)
}

export function canReadOrder(actor: Actor, order: Bought): boolean {
  return isFullAdministrator(actor) || isBuyer(actor, order)
}

export function isBuyer(actor: Actor, { buyerId }: Bought): boolean {
  const userId = userIdOf(actor)
  return userId !== null && buyerId === userId
}

/** Starting, sending and cancelling others' orders is for full administrators. */
export function canManageOrders(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

type Standing = { status: ShopOrderStatus; ean: string | null; buyerCheck: BuyerCheck | null }

/** Paid orders, and those of public buyers, who pay later, once somebody has looked at them. */
export function isToStart(order: Standing): boolean {
  return order.status === 'paid' || (order.status === 'ordered' && order.ean !== null && !isHeld(order))
}

/** Whether it is begun now: an engraving that nobody asked for at once waits until it can no longer be regretted. */
export function canStart(order: Standing & { startFrom: Date | null }, now: Date): boolean {
  return isToStart(order) && (order.startFrom === null || order.startFrom <= now)
}

/** The buyer may cancel until something is begun. */
export const isUnbegun = (status: ShopOrderStatus) => status === 'ordered' || status === 'paid'

/** A further code is drawn for a stonemason as soon as it is made; other codes are engraved by us. */
export const hasDrawings = ({ item, status }: { item: ShopItem; status: ShopOrderStatus }) =>
  item === 'code' && (status === 'started' || status === 'shipped')

/** Cancelled, regretted, or closed unpaid. */
export const isEnded = (status: ShopOrderStatus) =>
  status === 'cancelled' || status === 'withdrawn' || status === 'abandoned'

type OwnPlate = { item: ShopItem; status: ShopOrderStatus; plateBackAt: Date | null }

/**
 * Whether a family's own plate may be with us although it will not be engraved: it goes back at our cost. Of the orders
 * closed unpaid, only the invoiced ones were confirmed, with the address to send the plate to.
 */
export const owesPlate = ({ item, status, plateBackAt }: OwnPlate, isInvoiced: boolean) =>
  item === 'engraving' && isEnded(status) && (status !== 'abandoned' || isInvoiced) && plateBackAt === null

/** An order that is still to be delivered. */
export const isRunning = (status: ShopOrderStatus) => isUnbegun(status) || status === 'started'

/** How far the engraving of a family's own plate is. */
export type Work = 'unbegun' | 'begun' | 'done'

const doneStates: readonly PieceState[] = ['passed', 'packed', 'shipped']
const begunStates: readonly PieceState[] = ['engraving', 'quality_check', ...doneStates]

/** By its codes in the workshop. One that was stopped counts as not begun: it was not the family's doing. */
export function workOf({ status }: { status: ShopOrderStatus }, codes: readonly { piece: PieceState | null }[]): Work {
  const isIn = (states: readonly PieceState[]) => (code: { piece: PieceState | null }) =>
    code.piece !== null && states.includes(code.piece)
  if (status === 'shipped' || (codes.length > 0 && codes.every(isIn(doneStates)))) return 'done'
  return codes.some(isIn(begunStates)) ? 'begun' : 'unbegun'
}

type Regretted = {
  item: ShopItem
  status: ShopOrderStatus
  cvr: string | null
  ean: string | null
  createdAt: Date
  paidAt: Date | null
  startConsentAt: Date | null
  shippedAt: Date | null
  receivedAt: Date | null
}

/** A code that nobody has said came counts as received so many days after it was sent. */
export const silentDays = 60

/**
 * Whether an order can be regretted: `made`: made to the buyer's wishes (forbrugeraftaleloven § 18 stk. 2 nr. 3);
 * `business`: the law is for consumers; `over`: too late, or a service that was done as asked (nr. 2); `ended`: cancelled
 * or regretted already.
 */
export function regretOf(
  order: Regretted,
  now: Date,
  work: Work = workOf(order, []),
): 'open' | 'made' | 'business' | 'over' | 'ended' {
  if (order.cvr !== null || order.ean !== null) return 'business'
  if (isMadeToOrder(order.item)) return 'made'
  if (isEnded(order.status)) return 'ended'
  if (order.item === 'engraving' && order.startConsentAt !== null && work === 'done') return 'over'
  const end = regretEndOf(order)
  return end !== null && now >= end ? 'over' : 'open'
}

/**
 * The first moment at which it can no longer be regretted (§ 19): a service from the agreement, or its later payment; a
 * code from receipt. Null while the code is not sent.
 */
export function regretEndOf({
  item,
  createdAt,
  paidAt,
  shippedAt,
  receivedAt,
}: Pick<Regretted, 'item' | 'createdAt' | 'paidAt' | 'shippedAt' | 'receivedAt'>): Date | null {
  if (item === 'engraving') return withdrawalDeadline(paidAt ?? createdAt)
  if (receivedAt) return withdrawalDeadline(receivedAt)
  return shippedAt && withdrawalDeadline(addDays(shippedAt, silentDays))
}

/** The same where it is certain, to be shown: not while nobody knows whether the code has come. */
export function knownRegretEndOf(order: Parameters<typeof regretEndOf>[0]): Date | null {
  return order.item === 'engraving' || order.receivedAt ? regretEndOf(order) : null
}

type Engraved = { item: ShopItem; startConsentAt: Date | null; unitOere: number }

/**
 * What is kept of an engraving that is regretted, in øre: half its price without the freight once we engrave as the buyer
 * asked (§ 25); nothing before.
 */
export function keptOere({ item, startConsentAt, unitOere }: Engraved, work: Work): number {
  return item === 'engraving' && startConsentAt !== null && work === 'begun' ? shareOfOere(unitOere, 1, 2) : 0
}

/** Whether it can be said that it has come. */
export const canReceive = ({ status, receivedAt }: { status: ShopOrderStatus; receivedAt: Date | null }) =>
  status === 'shipped' && receivedAt === null
