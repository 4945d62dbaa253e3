import 'server-only'
import { z } from 'zod'
import { adminOrderView } from '@/lib/domain/shop-orders/admin-order'
import { findOrderRow, orderColumns, type ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { writeOrdersCsv } from '@/lib/domain/shop-orders/orders-csv'
import { canManageOrders, canStart } from '@/lib/domain/shop-orders/policy'
import { orderView, readBeside } from '@/lib/domain/shop-orders/present-order'
import {
  type OrderFilter,
  type OrderListView,
  orderListInput,
  orderViews,
  writtenOrderId,
} from '@/lib/domain/shop-orders/schema'
import type { AdminOrderPage, AdminOrderRow } from '@/lib/domain/shop-orders/views'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

const perPage = 25
const mostInExport = 5000

/** Families' orders that match the filter: those that wait for us oldest first, otherwise newest first. */
export const listOrders = defineRead({
  name: 'shop-orders.list-orders',
  session: 'required',
  input: orderListInput,
  authorize: canManageOrders,
  run: (_, filter) => readPage(filter),
})

async function readPage(filter: OrderFilter): Promise<AdminOrderPage> {
  const { cursor, vis } = filter
  const way = vis === 'waiting' ? 'asc' : 'desc'
  const after = cursor ? [{ id: way === 'asc' ? { gt: cursor } : { lt: cursor } }] : []
  const rows = await db.shopOrder.findMany({
    where: { AND: [whereOf(filter), ...after] },
    orderBy: { id: way },
    take: perPage + 1,
    select: orderColumns,
  })
  const items = await withSteps(rows.slice(0, perPage))
  return { items, nextCursor: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
}

async function withSteps(rows: ShopOrderRow[]): Promise<AdminOrderRow[]> {
  const beside = await readBeside(db, rows)
  return rows.map((row) => {
    const { id, number, ordered, memorialName, total, status, step, at } = orderView(row, beside(row))
    const isWaiting = canStart(row) || (status === 'started' && (step === 'drawing' || row.item === 'code'))
    return { id, number, ordered, memorialName, total, status, step, at, buyerName: row.buyerName, isWaiting }
  })
}

/** How many orders there are in each view of the list, under the rest of the filter. */
export const countOrders = defineRead({
  name: 'shop-orders.count-orders',
  session: 'required',
  input: orderListInput,
  authorize: canManageOrders,
  run: async (_, filter): Promise<Record<OrderListView, number>> => {
    const counts = await Promise.all(
      orderViews.map(async (vis) => [vis, await db.shopOrder.count({ where: whereOf({ ...filter, vis }) })] as const),
    )
    const of = (view: OrderListView) => counts.find(([vis]) => vis === view)?.[1] ?? 0
    return {
      ...{ waiting: of('waiting'), unpaid: of('unpaid'), started: of('started'), shipped: of('shipped') },
      ...{ ended: of('ended'), all: of('all') },
    }
  },
})

/** The orders that match the filter as CSV, at most 5,000, newest first. */
export const exportOrders = defineRead({
  name: 'shop-orders.export-orders',
  session: 'required',
  input: orderListInput,
  authorize: canManageOrders,
  run: async (_, filter) => {
    const where = whereOf(filter)
    const rows = await db.shopOrder.findMany({
      where,
      orderBy: { id: 'desc' },
      take: mostInExport,
      select: orderColumns,
    })
    const body = writeOrdersCsv(rows, await withSteps(rows))
    return { body, contentType: 'text/csv; charset=utf-8', filename: 'bestillinger.csv' }
  },
})

/** One order with everything; null for an unknown id. */
export const findOrder = defineRead({
  name: 'shop-orders.find-order',
  session: 'required',
  input: writtenOrderId,
  authorize: canManageOrders,
  run: async (_, { id }) => {
    const row = await findOrderRow(id)
    return row && adminOrderView(row)
  },
})

/** Orders that wait for us, for the console's front page. */
export const countWaitingOrders = defineRead({
  name: 'shop-orders.count-waiting-orders',
  session: 'required',
  input: z.object({}),
  authorize: canManageOrders,
  run: () => db.shopOrder.count({ where: views.waiting }),
})

/** To begin, to draw, or, for a further code, to send. */
const views: Record<OrderListView, Prisma.ShopOrderWhereInput> = {
  waiting: {
    OR: [
      { status: 'paid' },
      { status: 'ordered', ean: { not: null } },
      { status: 'started', item: 'code' },
      {
        status: 'started',
        package: {
          codes: {
            some: {
              state: { notIn: ['blocked', 'retired'] },
              pieces: { none: { state: { not: 'cancelled' } } },
              proofSheets: { none: { status: { in: ['sent', 'approved'] } } },
            },
          },
        },
      },
    ],
  },
  unpaid: { status: { in: ['ordered', 'started', 'shipped'] }, paidAt: null },
  started: { status: 'started' },
  shipped: { status: 'shipped' },
  ended: { status: { in: ['cancelled', 'withdrawn', 'abandoned'] } },
  all: {},
}

function whereOf({ vis, vare, search }: OrderFilter): Prisma.ShopOrderWhereInput {
  const word = { contains: search, mode: 'insensitive' as const }
  const number = /^\d{1,9}$/.test(search) ? [{ number: Number(search) }] : []
  const searched = { OR: [...number, { buyerName: word }, { buyerEmail: word }, { memorialName: word }] }
  return { AND: [views[vis], ...(vare ? [{ item: vare }] : []), ...(search ? [searched] : [])] }
}
