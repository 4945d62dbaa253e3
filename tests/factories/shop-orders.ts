import { randomUUID } from 'node:crypto'
import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import type { PieceState } from '@/lib/domain/production/schema'
import { writeProofSheet } from '@/lib/domain/proof-sheets/commands/write-proof-sheet'
import { makeOrderCodes } from '@/lib/domain/shop-orders/commands/start-order'
import { lockOrder } from '@/lib/domain/shop-orders/orders'
import type { BuyerCheck, ShopItem, ShopOrderStatus } from '@/lib/domain/shop-orders/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { batchOptions } from '@/tests/factories/production'
import { markSent, sheetForm } from '@/tests/factories/proof-sheets'

type OrderOptions = {
  item?: ShopItem
  status?: ShopOrderStatus
  count?: number
  material?: StoneMaterial
  createdAt?: Date
  /** A public buyer, looked at unless told otherwise. */
  ean?: string
  buyerCheck?: BuyerCheck
  shippedAt?: Date
  receivedAt?: Date
  /** Of an engraving. */
  startConsentAt?: Date
  startFrom?: Date
}

/** What a family sends to order a plaque for a page, by card. */
export function orderForm(memorial: { id: string }, changes: object = {}) {
  return {
    beginning: randomUUID(),
    target: `side:${memorial.id}`,
    item: 'plaque',
    material: 'slate',
    symbolMm: 40,
    count: 1,
    deliveryName: 'Karen Holm',
    address: 'Lyngvej 4',
    postcode: '2800',
    city: 'Kongens Lyngby',
    buyerKind: 'private',
    method: 'card',
    toldNoRegret: true,
    ...changes,
  }
}

/** An order for a page; with its codes when it is started or shipped. */
export async function createShopOrder(
  buyer: { id: string; fullName: string; email: string },
  memorial: { id: string },
  {
    item = 'plaque',
    status = 'paid',
    count = 1,
    material = 'slate',
    createdAt = new Date(),
    ean,
    buyerCheck = 'approved',
    shippedAt,
    ...more
  }: OrderOptions = {},
): Promise<{ id: string; number: number }> {
  const isPaid = status !== 'ordered' && status !== 'abandoned'
  const order = await db.shopOrder.create({
    data: {
      beginning: randomUUID(),
      buyerId: buyer.id,
      buyerName: buyer.fullName,
      buyerEmail: buyer.email,
      memorialId: memorial.id,
      memorialName: 'Karen Holm',
      item,
      count,
      status,
      createdAt,
      ean: ean ?? null,
      buyerCheck: ean ? buyerCheck : null,
      ...(item === 'plaque' ? { material, symbolMm: 40 } : {}),
      unitOere: 89500,
      freightOere: item === 'code' ? 0 : 7900,
      totalOere: 89500 * count + (item === 'code' ? 0 : 7900),
      deliveryName: buyer.fullName,
      address: 'Lyngvej 4',
      postcode: '2800',
      city: 'Kongens Lyngby',
      termsVersion: '2',
      paidAt: isPaid ? createdAt : null,
      shippedAt: shippedAt ?? (status === 'shipped' ? createdAt : null),
      ...more,
    },
    select: { id: true, number: true },
  })
  if (status === 'started' || status === 'shipped') {
    await db.$transaction(async (tx) => {
      const context = {
        tx,
        enqueue: async () => {},
        actor: { kind: 'system', name: 'test' } as const,
      }
      const made = await makeOrderCodes(context, await lockOrder(tx, order.id))
      await tx.shopOrder.update({ where: { id: order.id }, data: { packageId: made.id, startedAt: createdAt } })
    })
  }
  return order
}

/** A payment of the order as the provider reported it. */
export async function payShopOrder({ id }: { id: string }, status: 'paid' | 'open' = 'paid'): Promise<{ id: string }> {
  const { totalOere } = await db.shopOrder.findUniqueOrThrow({ where: { id }, select: { totalOere: true } })
  const known = await db.purchase.findFirst({ where: { shopOrderId: id }, select: { id: true } })
  const purchase = known ?? (await db.purchase.create({ data: { shopOrderId: id, priceOere: totalOere } }))
  return db.payment.create({
    data: {
      purpose: 'order',
      purchaseId: purchase.id,
      shopOrderId: id,
      method: 'card',
      provider: 'stripe',
      status,
      amountOere: totalOere,
      ...(status === 'paid' ? { paidAt: new Date(), chargeRef: `ch_${randomUUID()}` } : {}),
    },
    select: { id: true },
  })
}

/** The order's codes in the workshop, each in this state. */
export async function workOn(order: { id: string }, state: PieceState): Promise<void> {
  const codes = await codesOf(order)
  await db.productionBatch.create({
    data: {
      name: 'Familiers plader',
      options: batchOptions,
      dueOn: new Date('2099-01-01'),
      createdByName: 'Ida',
      pieces: { create: codes.map(({ id: qrCodeId }, place) => ({ qrCodeId, number: place + 1, state })) },
    },
  })
}

/** Codes of an order that was started. */
export const codesOf = ({ id }: { id: string }) =>
  db.qrCode.findMany({ where: { package: { shopOrder: { id } } }, orderBy: { id: 'asc' }, include: { links: true } })

/** A begun order whose drawing waits for the buyer's answer. */
export async function createDrawnOrder(
  buyer: Parameters<typeof createShopOrder>[0],
  memorial: { id: string },
): Promise<{ id: string; sheetId: string }> {
  const order = await createShopOrder(buyer, memorial, { status: 'started' })
  const [code] = await codesOf(order)
  const staff = administratorFor(await createAccount({ isAdmin: true }))
  const { result } = await execute(writeProofSheet, callerFor(staff), sheetForm(code?.code ?? ''))
  await markSent(result.id)
  return { id: order.id, sheetId: result.id }
}
