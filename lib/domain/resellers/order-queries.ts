import 'server-only'
import { z } from 'zod'
import type { WaitingOrderView } from '@/lib/domain/resellers/console-schema'
import { ordersOn } from '@/lib/domain/resellers/order-situations'
import { agreedPrice, orderColumns, orderView } from '@/lib/domain/resellers/orders'
import { forOperators } from '@/lib/domain/resellers/policy'
import { ofOwnReseller } from '@/lib/domain/resellers/resellers'
import { type OrderPage, orderListInput, ordersPerPage } from '@/lib/domain/resellers/stock/order-schema'
import { cutPage } from '@/lib/server/cut-page'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

/** Orders of the caller's reseller, newest first. */
export const listOwnOrders = defineRead({
  ...ofOwnReseller,
  name: 'resellers.list-own-orders',
  input: orderListInput,
  run: (_, { cursor, take = ordersPerPage }, { id }) => readOrders(id, { cursor, take }),
})

type Part = { cursor: string | undefined; take: number }

async function readOrders(resellerId: string, { cursor, take }: Part): Promise<OrderPage> {
  const rows = await db.resellerOrder.findMany({
    where: { resellerId, ...(cursor ? { id: { lt: cursor } } : {}) },
    orderBy: { id: 'desc' },
    take: take + 1,
    select: orderColumns,
  })
  const { items, nextCursor } = cutPage(rows, take)
  return {
    items: items.map(({ wantedOn, createdAt, piecesOere, freightOere, ...row }) => ({
      ...row,
      price: agreedPrice({ piecesOere, freightOere }),
      wantedOn: wantedOn?.toISOString().slice(0, 10) ?? null,
      createdAt: createdAt.toISOString(),
    })),
    nextCursor,
  }
}

/** Orders of all resellers that wait for an administrator, oldest first, at most 100. */
export const listReceivedOrders = defineRead({
  name: 'resellers.list-received-orders',
  ...forOperators,
  input: z.object({}),
  run: async (): Promise<WaitingOrderView[]> => {
    const rows = await db.resellerOrder.findMany({
      where: ordersOn('resellerOrders'),
      orderBy: { id: 'asc' },
      take: 100,
      select: { ...orderColumns, reseller: { select: { id: true, companyName: true, status: true } } },
    })
    return rows.map(({ reseller, ...row }) => ({ ...orderView(row), reseller }))
  },
})
