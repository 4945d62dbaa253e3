import 'server-only'
import { z } from 'zod'
import { adminOrderView } from '@/lib/domain/shop-orders/admin-order'
import { whereOf } from '@/lib/domain/shop-orders/order-filter'
import { situationOf } from '@/lib/domain/shop-orders/order-state'
import { orderedDrawing } from '@/lib/domain/shop-orders/ordered-drawing'
import { findOrderRow, orderColumns, type ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { writeOrdersCsv } from '@/lib/domain/shop-orders/orders-csv'
import { canManageOrders } from '@/lib/domain/shop-orders/policy'
import { orderView, readBeside } from '@/lib/domain/shop-orders/present-order'
import { type OrderFilter, type OrderListView, orderListInput, writtenOrderId } from '@/lib/domain/shop-orders/schema'
import type { AdminOrderPage, AdminOrderRow } from '@/lib/domain/shop-orders/views'
import { listOf } from '@/lib/domain/whose-turn/turns'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { boundedText } from '@/lib/shared/input/typed-text'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'

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
  const way = vis === 'waiting' || vis === 'late' || vis === 'uninvoiced' ? 'asc' : 'desc'
  const after = cursor ? [{ id: way === 'asc' ? { gt: cursor } : { lt: cursor } }] : []
  const rows = await db.shopOrder.findMany({
    where: { AND: [await whereOf(filter, new Date()), ...after] },
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
    const own = beside(row)
    const { id, number, ordered, memorialName, total, status, step, at, isLate } = orderView(row, own)
    const isWaiting = listOf('shopOrder', situationOf(row, own)) === 'shopOrders'
    return { id, number, ordered, memorialName, total, status, step, at, buyerName: row.buyerName, isWaiting, isLate }
  })
}

/** How many orders there are in each view of the list, under the rest of the filter. */
export const countOrders = defineRead({
  name: 'shop-orders.count-orders',
  session: 'required',
  input: orderListInput,
  authorize: canManageOrders,
  run: async (_, filter): Promise<Record<OrderListView, number>> => {
    const count = async (vis: OrderListView) =>
      db.shopOrder.count({ where: await whereOf({ ...filter, vis }, new Date()) })
    const [waiting, late, unpaid] = await Promise.all([count('waiting'), count('late'), count('unpaid')])
    const [started, shipped, ended] = await Promise.all([count('started'), count('shipped'), count('ended')])
    const uninvoiced = await count('uninvoiced')
    return { waiting, late, unpaid, started, shipped, uninvoiced, ended, all: await count('all') }
  },
})

/** The orders that match the filter as CSV, at most 5,000, newest first. */
export const exportOrders = defineRead({
  name: 'shop-orders.export-orders',
  session: 'required',
  input: orderListInput,
  authorize: canManageOrders,
  run: async (_, filter) => {
    const rows = await db.shopOrder.findMany({
      where: await whereOf(filter, new Date()),
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

/** What the order of a code says of its drawing; null for a code of no order. */
export const findOrderedDrawing = defineRead({
  name: 'shop-orders.find-ordered-drawing',
  session: 'required',
  input: z.object({ code: boundedText(40) }),
  authorize: canManageOrders,
  run: async (_, { code }) => {
    const row = await db.shopOrder.findFirst({
      where: { package: { codes: { some: { code: normaliseTextCode(code) } } } },
      select: orderColumns,
    })
    return row && orderedDrawing(row)
  },
})
