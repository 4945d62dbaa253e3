import 'server-only'
import { isShopOpen } from '@/lib/domain/billing/is-shop-open'
import { getOrderRow, orderColumns } from '@/lib/domain/shop-orders/orders'
import { isBuyer } from '@/lib/domain/shop-orders/policy'
import { orderView, readBeside } from '@/lib/domain/shop-orders/present-order'
import { ordersPerPage, ownOrdersInput, writtenOrderId } from '@/lib/domain/shop-orders/schema'
import type { OrderView, OwnOrderPage } from '@/lib/domain/shop-orders/views'
import { anySignedIn } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import type { SignedInActor } from '@/lib/shared/actor'

/** The caller's orders, newest first. */
export const listOwnOrders = defineRead({
  name: 'shop-orders.list-own-orders',
  session: 'required',
  input: ownOrdersInput,
  authorize: anySignedIn,
  run: (actor, { cursor }) => readOwn(actor, cursor),
})

async function readOwn({ userId }: SignedInActor, cursor: string | undefined): Promise<OwnOrderPage> {
  const rows = await db.shopOrder.findMany({
    where: { buyerId: userId, ...(cursor ? { id: { lt: cursor } } : {}) },
    orderBy: { id: 'desc' },
    take: ordersPerPage + 1,
    select: orderColumns,
  })
  const orders = rows.slice(0, ordersPerPage)
  const beside = await readBeside(db, orders)
  const items = orders.map((order) => orderView(order, beside(order)))
  const nextCursor = rows.length > ordersPerPage ? (items.at(-1)?.id ?? null) : null
  return { items, nextCursor, isOpen: isShopOpen() }
}

/** One of the caller's orders. Throws NOT_FOUND. */
export const getOwnOrder = defineRead({
  name: 'shop-orders.get-own-order',
  session: 'required',
  input: writtenOrderId,
  load: ({ id }, actor) => getOrderRow(actor, id),
  authorize: isBuyer,
  run: async (_, __, order): Promise<OrderView> => orderView(order, (await readBeside(db, [order]))(order)),
})
