import 'server-only'
import { z } from 'zod'
import { pieceStateTexts as pieceTexts } from '@/lib/domain/production/copy'
import { sheetStatusTexts as sheetTexts } from '@/lib/domain/proof-sheets/copy'
import { whereOf } from '@/lib/domain/shop-orders/order-filter'
import { situationOf } from '@/lib/domain/shop-orders/order-state'
import { findOrderRow, orderColumns, type ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { csvColumns } from '@/lib/domain/shop-orders/orders-csv'
import { canManageOrders, canStart, isRunning, owesPlate } from '@/lib/domain/shop-orders/policy'
import { orderView, readBeside } from '@/lib/domain/shop-orders/present-order'
import {
  isHeld,
  type OrderFilter,
  type OrderListView,
  type OrderSort,
  orderList,
  orderListInput,
  orderOrder,
  writtenOrderId,
} from '@/lib/domain/shop-orders/schema'
import type {
  AdminOrderCode,
  AdminOrderPage,
  AdminOrderRow,
  AdminOrderView,
  OrderedDrawing,
} from '@/lib/domain/shop-orders/views'
import type { OrderCode } from '@/lib/domain/shop-orders/workshop'
import { listOf } from '@/lib/domain/whose-turn/turns'
import { db, type Prisma } from '@/lib/server/db'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import { wholeDays } from '@/lib/shared/danish-days'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'
import { formatOere, toOere } from '@/lib/shared/money'
import { formatTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

const mostNote = 1000

/**
 * What an order says of its drawing, as the first values of the form: the first line of the wanted text is the name, a
 * line with a year the dates. People correct it before anything is drawn.
 */
function orderedDrawing(order: ShopOrderRow): OrderedDrawing {
  const { number, inscription, message, material, symbolMm, buyerName, buyerEmail } = order
  const [name = '', ...below] = (inscription ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const dates = below.find((line) => /\d{4}/.test(line)) ?? ''
  return {
    name,
    dates,
    material,
    symbolMm,
    familyName: buyerName,
    familyEmail: buyerEmail,
    text: below.filter((line) => line !== dates).join('\n'),
    internalNote: `Bestilling ${number}${message ? `. ${message}` : ''}`.slice(0, mostNote),
  }
}

const perPage = 25

/** Families' orders that match the filter: unless sorted otherwise, those that wait for us oldest first. */
export const listOrders = defineRead({
  name: 'shop-orders.list-orders',
  session: 'required',
  input: orderListInput,
  authorize: canManageOrders,
  run: async (_, filter): Promise<AdminOrderPage> => {
    const { rows, nextCursor } = await readRows(filter, perPage)
    return { items: await withSteps(rows), nextCursor }
  },
})

/** The same as a CSV file. The download is logged. */
export const exportOrders = defineRead({
  name: 'shop-orders.export-orders',
  session: 'required',
  input: orderListInput,
  authorize: canManageOrders,
  // Buyers' names and addresses in bulk.
  confirms: () => true,
  run: async (actor, filter) => {
    const where = await whereOf(filter, new Date())
    const detail = { count: await db.shopOrder.count({ where, take: mostInFile }) }
    await recordLook(actor, 'shop-orders.save-orders', { type: 'shop_orders', id: 'shop_orders', detail })
    return listFile({
      filename: orderList.csv.filename,
      columns: csvColumns,
      readPage: async (cursor, most) => {
        const { rows, nextCursor } = await readRows({ ...filter, cursor }, most)
        const views = await withSteps(rows)
        return { items: rows.map((row, place) => ({ row, view: views[place] })), nextCursor }
      },
    })
  },
})

const sorted = sortedRows<OrderSort, Prisma.ShopOrderWhereInput, Prisma.ShopOrderOrderByWithRelationInput>('id', {
  number: { column: 'id', holds: 'id' },
  buyer: { column: 'buyerName', holds: 'text' },
  total: { column: 'totalOere', holds: 'amount' },
})

async function readRows(
  filter: OrderFilter,
  most: number,
): Promise<{ rows: ShopOrderRow[]; nextCursor: string | null }> {
  const { after, orderBy, pageOf } = sorted(orderOrder(filter), filter.cursor)
  const rows = await db.shopOrder.findMany({
    where: { AND: [await whereOf(filter, new Date()), after] },
    orderBy,
    take: most + 1,
    select: orderColumns,
  })
  return pageOf(rows, most)
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

/** An order with everything administrators see. */
async function adminOrderView(row: ShopOrderRow): Promise<AdminOrderView> {
  const { id, packageId, status, item } = row
  const [beside, made, payments, withdrawal, lookAtBuyer] = await Promise.all([
    readBeside(db, [row]),
    packageId ? db.qrPackage.findUnique({ where: { id: packageId }, select: { id: true, number: true } }) : null,
    db.payment.findMany({
      where: { shopOrderId: id },
      orderBy: { id: 'asc' },
      select: { id: true, method: true, status: true, amountOere: true, createdAt: true, paidAt: true },
    }),
    db.withdrawal.findFirst({ where: { shopOrderId: id }, select: { number: true, at: true, message: true } }),
    isHeld(row) ? buyerFacts(row) : null,
  ])
  const own = beside(row)
  const { buyerName, buyerEmail, buyerId, memorialId, phone, cvr, ean, buyerReference, toldNoRegretAt } = row
  const order = orderView(row, own)
  return {
    ...order,
    buyerName,
    buyerEmail,
    buyerId,
    memorialId,
    phone,
    cvr,
    ean,
    buyerReference,
    lookAtBuyer,
    toldNoRegretAt: toldNoRegretAt && formatDateTime(toldNoRegretAt),
    package: made,
    codes: own.codes.map(codeView),
    payments: payments.map(({ amountOere, createdAt, paidAt, ...payment }) => ({
      ...payment,
      amount: formatOere(toOere(amountOere)),
      at: formatDateTime(paidAt ?? createdAt),
    })),
    history: historyOf(row, withdrawal),
    // When a plate came is written nowhere, so people see how long it has been.
    waitedDays: order.sendPlateTo ? wholeDays(row.paidAt ?? row.createdAt, own.now) : null,
    canStart: canStart(row, own.now),
    startFrom: row.startFrom && row.startFrom > own.now ? formatDate(row.startFrom) : null,
    canShip: status === 'started' && item === 'code',
    canCallOff: isRunning(status),
    canReturnPlate: owesPlate(row, own.isInvoiced),
  }
}

/** What is known of a public buyer besides its order. */
async function buyerFacts({ buyerId, ean }: ShopOrderRow): Promise<AdminOrderView['lookAtBuyer']> {
  const count = (buyerCheck: 'approved' | 'declined') => db.shopOrder.count({ where: { ean, buyerCheck } })
  const account = buyerId ? await db.user.findUnique({ where: { id: buyerId }, select: { fullName: true } }) : null
  const [approved, declined] = [await count('approved'), await count('declined')]
  return { accountName: account?.fullName ?? null, approved, declined }
}

function codeView({ id, code, sheet, sheetId, sheetNumber, piece, batchNumber }: OrderCode): AdminOrderCode {
  return {
    id,
    code,
    formattedCode: formatTextCode(code),
    batchNumber,
    sheet: sheetId && sheetNumber && sheet ? { id: sheetId, number: sheetNumber, text: sheetTexts[sheet] } : null,
    isApproved: sheet === 'approved',
    pieceText: piece && pieceTexts[piece],
  }
}

type Regretted = { number: number; at: Date; message: string | null } | null

function historyOf(row: ShopOrderRow, regretted: Regretted): AdminOrderView['history'] {
  const { createdAt, toldNoRegretAt, startConsentAt, paidAt, startedAt, shippedAt, receivedAt, plateBackAt } = row
  const lines: Array<{ at: Date | null; text: string }> = [
    { at: createdAt, text: 'Bestilt' },
    { at: toldNoRegretAt, text: 'Fik at vide, at det ikke kan fortrydes' },
    {
      at: startConsentAt,
      // no promise: tells the workshop what the family chose
      text: 'Bad om, at vi går i gang med det samme',
    },
    { at: paidAt, text: 'Betalt' },
    { at: startedAt, text: 'Sat i gang, koden blev lavet' },
    { at: shippedAt, text: 'Sendt' },
    { at: receivedAt, text: 'Kommet frem' },
    {
      at: regretted?.at ?? null,
      text: `Fortrudt, kvittering ${regretted?.number}${regretted?.message ? `: ${regretted.message}` : ''}`,
    },
    { at: plateBackAt, text: 'Familiens plade er sendt tilbage eller kom ikke' },
  ]
  return lines
    .flatMap(({ at, text }) => (at ? [{ at, text }] : []))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, text }) => ({ at: formatDateTime(at), text }))
}
