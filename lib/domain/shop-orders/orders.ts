import 'server-only'
import { z } from 'zod'
import { adminOrderForm } from '@/lib/domain/shop-orders/copy'
import { adminOrderPath } from '@/lib/domain/shop-orders/paths'
import { canManageOrders, canReadOrder, isBuyer } from '@/lib/domain/shop-orders/policy'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import type { Actor } from '@/lib/shared/actor'

export const orderColumns = {
  id: true,
  number: true,
  buyerId: true,
  buyerName: true,
  buyerEmail: true,
  memorialId: true,
  memorialName: true,
  item: true,
  count: true,
  material: true,
  symbolMm: true,
  inscription: true,
  message: true,
  unitOere: true,
  freightOere: true,
  totalOere: true,
  deliveryName: true,
  address: true,
  postcode: true,
  city: true,
  phone: true,
  cvr: true,
  ean: true,
  buyerReference: true,
  wantsEInvoice: true,
  buyerCheck: true,
  toldNoRegretAt: true,
  startConsentAt: true,
  startFrom: true,
  status: true,
  packageId: true,
  qrCodeId: true,
  createdAt: true,
  paidAt: true,
  startedAt: true,
  shippedAt: true,
  receivedAt: true,
  plateBackAt: true,
  carrier: true,
  trackingNumber: true,
  reason: true,
} as const satisfies Prisma.ShopOrderSelect

export type ShopOrderRow = Prisma.ShopOrderGetPayload<{ select: typeof orderColumns }>

/** An order by its id; null for an unknown or malformed one. Checks no permission. */
export async function findOrderRow(id: string): Promise<ShopOrderRow | null> {
  if (!z.uuid().safeParse(id).success) return null
  return db.shopOrder.findUnique({ where: { id }, select: orderColumns })
}

/** Throws NOT_FOUND unless the actor is its buyer or a full administrator. */
export async function getOrderRow(actor: Actor, id: string): Promise<ShopOrderRow> {
  const row = await findOrderRow(id)
  if (!row || !canReadOrder(actor, row)) throw new DomainError('NOT_FOUND')
  return row
}

/** Locks the order until the transaction ends, which serialises payment, start and cancelling. Throws NOT_FOUND. */
export async function lockOrder(tx: Transaction, id: string): Promise<ShopOrderRow> {
  await lockRow(tx, 'ShopOrder', id)
  return readOrder(tx, id)
}

/** The order as it is now. Throws NOT_FOUND. */
export async function readOrder(tx: Transaction, id: string): Promise<ShopOrderRow> {
  const row = await tx.shopOrder.findUnique({ where: { id }, select: orderColumns })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/** The order's invoice; null while a card payment is awaited. Credit notes are left out. */
export async function findOrderInvoice(tx: Transaction, shopOrderId: string) {
  const row = await tx.receivable.findFirst({
    where: { shopOrderId, invoice: { kind: 'invoice' } },
    orderBy: { invoiceId: 'asc' },
    select: { invoiceId: true, status: true, totalOere: true, settledOere: true, remindersSent: true, dueOn: true },
  })
  return row
}

/** The stages of a command that administrators give about an order, and the page that its form returns to. */
export const forAdministrator = {
  session: 'required',
  load: ({ id }: { id: string }, { actor }: { actor: Actor }) => getOrderRow(actor, id),
  authorize: canManageOrders,
  form: {
    name: adminOrderForm,
    done: ({ id }: { id: string }) => adminOrderPath(id),
    back: ({ id = '' }: { id?: string }) => adminOrderPath(id),
  },
} as const

/** The stages of a command that an order's buyer gives. */
export const forBuyer = {
  session: 'required',
  load: ({ id }: { id: string }, { actor }: { actor: Actor }) => getOrderRow(actor, id),
  authorize: isBuyer,
} as const
