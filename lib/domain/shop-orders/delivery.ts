import type { ProofSheetStatus } from '@/lib/domain/proof-sheets/schema'
import { isToStart } from '@/lib/domain/shop-orders/policy'
import { type BuyerCheck, deliveryDays, type ShopItem, type ShopOrderStatus } from '@/lib/domain/shop-orders/schema'
import { endOfDay, inDenmark } from '@/lib/shared/danish-days'

type Ordered = {
  item: ShopItem
  status: ShopOrderStatus
  ean: string | null
  buyerCheck: BuyerCheck | null
  createdAt: Date
  paidAt: Date | null
  startFrom: Date | null
}
type Drawn = { sheet: ProofSheetStatus | null; answeredAt: Date | null }

/**
 * Since when the next move is ours: paid (a public buyer pays later: ordered), the day that an engraving may begin, or
 * the family's last answer to a drawing. Null while it waits for the family, and once it is sent or ended.
 */
function oursSince(order: Ordered, codes: readonly Drawn[]): Date | null {
  if (!isToStart(order) && order.status !== 'started') return null
  if (codes.some(({ sheet }) => sheet === 'sent')) return null
  const begunAt = order.ean === null ? order.paidAt : order.createdAt
  const answers = codes.flatMap(({ answeredAt }) => answeredAt ?? [])
  return [begunAt, order.startFrom, ...answers].reduce((last, at) => (last && at && at > last ? at : last), begunAt)
}

/**
 * The last Danish day on which it may be sent, as its end: promised once every drawing is approved, or a code is paid.
 */
export function sendBy(order: Ordered, codes: readonly Drawn[]): Date | null {
  const isPromised = order.item === 'code' || (codes.length > 0 && codes.every(({ sheet }) => sheet === 'approved'))
  const since = isPromised ? oursSince(order, codes) : null
  return since && endOfDay(inDenmark(since).toPlainDate().add({ days: deliveryDays }))
}

/**
 * Whether we kept a family waiting for longer than we promise. What is not drawn yet is late after as many days: nobody
 * agreed to wait longer (købeloven § 74, stk. 1).
 */
export function isLate(order: Ordered, codes: readonly Drawn[], now: Date): boolean {
  const since = oursSince(order, codes)
  return since !== null && since < lateBefore(now)
}

/** What has been ours since before this moment is late. */
export function lateBefore(now: Date): Date {
  return endOfDay(
    inDenmark(now)
      .toPlainDate()
      .subtract({ days: deliveryDays + 1 }),
  )
}
