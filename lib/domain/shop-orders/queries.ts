import 'server-only'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { isShopOpen, readPrices } from '@/lib/domain/billing/prices'
import { paymentMethods } from '@/lib/domain/payments/methods'
import { plaqueSizes } from '@/lib/domain/resellers/stock/plaque-sizes'
import { getOrderRow, orderColumns, type ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { isBuyer, keptOere, workOf } from '@/lib/domain/shop-orders/policy'
import { orderView, readBeside } from '@/lib/domain/shop-orders/present-order'
import {
  newOrderQuery,
  ordersPerPage,
  ownOrdersInput,
  withdrawalLookInput,
  writtenOrderId,
} from '@/lib/domain/shop-orders/schema'
import type { OrderChoice, OrderFormView, OrderView, OwnOrderPage, RegretView } from '@/lib/domain/shop-orders/views'
import { getRegretted, mayRegret } from '@/lib/domain/shop-orders/withdrawal'
import { anySignedIn } from '@/lib/server/command'
import { cutPage } from '@/lib/server/cut-page'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import type { Actor, SignedInActor } from '@/lib/shared/actor'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatOere, sumOere, toOere } from '@/lib/shared/money'
import { fullName } from '@/lib/shared/names'
import { formatTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

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
  const { items, nextCursor } = cutPage(rows, ordersPerPage)
  const beside = await readBeside(db, items)
  return { items: items.map((order) => orderView(order, beside(order))), nextCursor, isOpen: isShopOpen() }
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

/** A purchase that somebody wants to regret, signed in or by its link. Throws NOT_FOUND. */
export const getRegret = defineRead({
  name: 'shop-orders.get-regret',
  session: 'optional',
  input: withdrawalLookInput,
  load: (input, actor) => getRegretted(actor, input),
  authorize: mayRegret,
  run: (actor, __, { order }) => readRegret(actor, order),
})

async function readRegret(actor: Actor, order: ShopOrderRow): Promise<RegretView> {
  const [beside, withdrawal] = await Promise.all([
    readBeside(db, [order]),
    db.withdrawal.findFirst({ where: { shopOrderId: order.id }, select: { number: true, at: true, refundOere: true } }),
  ])
  const own = beside(order)
  const view = orderView(order, own)
  const { id, number, ordered, total, at, regret, regretUntil, paidAt, isTransferred, item } = view
  const { shippedAt, receivedAt, canReceive } = view
  const kept = keptOere({ ...order, unitOere: toOere(order.unitOere) }, workOf(order, own.codes))
  return {
    id,
    number,
    ordered,
    total,
    at,
    regret,
    regretUntil,
    item,
    shippedAt,
    receivedAt,
    canReceive,
    kept: kept > 0 ? formatOere(kept) : null,
    asksForAccount: isTransferred && isBuyer(actor, order),
    refund: paidAt ? formatOere(sumOere([toOere(order.totalOere), -kept])) : null,
    receipt: withdrawal && {
      number: withdrawal.number,
      at: formatDateTime(withdrawal.at),
      refund: formatOere(toOere(withdrawal.refundOere)),
    },
  }
}

// More pages and codes than any family has; a cemetery that manages hundreds starts from the page itself.
const mostChoices = 100

/** What the caller may order for, today's prices, and how it can be paid. */
export const getOrderForm = defineRead({
  name: 'shop-orders.get-order-form',
  session: 'required',
  input: newOrderQuery,
  authorize: anySignedIn,
  run: readForm,
})

async function readForm(actor: SignedInActor, query: z.output<typeof newOrderQuery>): Promise<OrderFormView> {
  const [pages, codes, prices] = await Promise.all([readPages(actor), readCodes(actor), readPrices()])
  const choices = [...pages, ...codes].map(({ value, label }) => ({ value, label }))
  const code = query.kode && `kode:${normaliseTextCode(query.kode)}`
  const chosen =
    choices.find(({ value }) => value === code) ??
    pages.find(({ id, slug }) => query.side !== undefined && (id === query.side || slug === query.side)) ??
    (choices.length === 1 ? choices[0] : undefined)
  return {
    choices,
    target: chosen?.value ?? '',
    prices: prices.set,
    sizes: plaqueSizes(),
    methods: paymentMethods(),
    beginning: randomUUID(),
    fullName: actor.fullName,
    email: actor.email,
  }
}

async function readPages({ userId }: SignedInActor): Promise<Array<OrderChoice & { id: string; slug: string }>> {
  const rows = await db.memorialMember.findMany({
    where: { userId, role: { in: ['owner', 'editor'] } },
    orderBy: { createdAt: 'asc' },
    take: mostChoices,
    select: { memorial: { select: { id: true, slug: true, firstName: true, middleName: true, lastName: true } } },
  })
  return rows.map(({ memorial: { id, slug, ...names } }) => ({
    id,
    slug,
    value: `side:${id}`,
    label: `Mindesiden for ${fullName(names)}`,
  }))
}

async function readCodes({ userId }: SignedInActor): Promise<OrderChoice[]> {
  const rows = await db.qrCode.findMany({
    where: { ownerId: userId, state: { notIn: ['blocked', 'retired'] } },
    orderBy: { claimedAt: 'asc' },
    take: mostChoices,
    select: { code: true, links: { orderBy: { position: 'asc' }, select: { memorial: { select: names } } } },
  })
  return rows.map(({ code, links }) => {
    const people = links.map(({ memorial }) => fullName(memorial)).join(' og ')
    return { value: `kode:${code}`, label: `Stenen med koden ${formatTextCode(code)}${people && ` (${people})`}` }
  })
}

const names = { firstName: true, middleName: true, lastName: true } as const
