import { canEditMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { ownsCode, type QrCodeSubject } from '@/lib/domain/qr-codes/policy'
import { type BuyerCheck, isHeld, type ShopItem, type ShopOrderStatus } from '@/lib/domain/shop-orders/schema'
import { withdrawalDeadline } from '@/lib/domain/subscriptions/law/withdrawal'
import { type Actor, isFullAdministrator, userIdOf } from '@/lib/shared/actor'
import { addDays } from '@/lib/shared/danish-days'

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
export function canStart(order: Standing): boolean {
  return order.status === 'paid' || (order.status === 'ordered' && order.ean !== null && !isHeld(order))
}

/** The buyer may cancel until something is begun. */
export const isUnbegun = (status: ShopOrderStatus) => status === 'ordered' || status === 'paid'

/** A further code is drawn for a stonemason as soon as it is made; other codes are engraved by us. */
export const hasDrawings = ({ item, status }: { item: ShopItem; status: ShopOrderStatus }) =>
  item === 'code' && (status === 'started' || status === 'shipped')

/** Cancelled, regretted, or closed unpaid. */
export const isEnded = (status: ShopOrderStatus) =>
  status === 'cancelled' || status === 'withdrawn' || status === 'abandoned'

/** An order that is still to be delivered. */
export const isRunning = (status: ShopOrderStatus) => isUnbegun(status) || status === 'started'

type Regretted = {
  item: ShopItem
  status: ShopOrderStatus
  cvr: string | null
  ean: string | null
  shippedAt: Date | null
}

/** Days that our post takes at most: a code is counted as received so long after it was sent. */
export const postDays = 5

/**
 * Whether an order can be regretted: `made`: made to the buyer's wishes (forbrugeraftaleloven § 18 stk. 2 nr. 3);
 * `business`: the law is for consumers; `over`: too late; `ended`: cancelled or regretted already.
 */
export function regretOf(order: Regretted, now: Date): 'open' | 'made' | 'business' | 'over' | 'ended' {
  if (order.cvr !== null || order.ean !== null) return 'business'
  if (order.item !== 'code') return 'made'
  if (isEnded(order.status)) return 'ended'
  return order.shippedAt && now >= regretDeadline(order.shippedAt) ? 'over' : 'open'
}

/** The first moment at which a code that was sent then can no longer be regretted: § 19, counted from receipt. */
export function regretDeadline(shippedAt: Date): Date {
  return withdrawalDeadline(addDays(shippedAt, postDays))
}
