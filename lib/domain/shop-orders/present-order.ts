import 'server-only'
import { invoicePaymentPath, signedPdfPath } from '@/lib/domain/invoices/paths'
import { paymentMethods } from '@/lib/domain/payments/methods'
import { trackingLink } from '@/lib/domain/production/tracking-link'
import { orderedText, stepHint } from '@/lib/domain/shop-orders/copy'
import { isLate, sendBy } from '@/lib/domain/shop-orders/delivery'
import { type OrderStep, orderStep, orderSteps, situationOf } from '@/lib/domain/shop-orders/order-state'
import type { ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import {
  canReceive,
  hasDrawings,
  isEnded,
  isToStart,
  isUnbegun,
  knownRegretEndOf,
  regretOf,
  workOf,
} from '@/lib/domain/shop-orders/policy'
import { isHeld } from '@/lib/domain/shop-orders/schema'
import type { OrderView } from '@/lib/domain/shop-orders/views'
import { type OrderCode, readOrderCodes } from '@/lib/domain/shop-orders/workshop'
import { listOf } from '@/lib/domain/whose-turn/turns'
import type { Database } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { formatDate, formatLastDay } from '@/lib/shared/danish-time'
import { formatOere, toOere } from '@/lib/shared/money'
import { formatPhone } from '@/lib/shared/phone'
import { formatTextCode } from '@/lib/shared/qr-text-code'

type Document = { id: string; number: number; kind: 'invoice' | 'credit_note'; status: string }
type Beside = {
  codes: readonly OrderCode[]
  documents: Document[]
  isInvoiced: boolean
  isTransferred: boolean
  now: Date
}

/** What is read beside orders, for many at once. */
export async function readBeside(database: Database, orders: ShopOrderRow[]): Promise<(order: ShopOrderRow) => Beside> {
  const ids = orders.map(({ id }) => id)
  const [codes, receivables] = await Promise.all([
    readOrderCodes(
      database,
      orders.flatMap(({ packageId }) => packageId ?? []),
    ),
    database.receivable.findMany({
      where: { shopOrderId: { in: ids } },
      orderBy: { invoiceId: 'asc' },
      select: {
        shopOrderId: true,
        status: true,
        invoiceId: true,
        settledOere: true,
        invoice: { select: { number: true, kind: true } },
      },
    }),
  ])
  const byCard = await database.payment.findMany({
    where: { shopOrderId: { in: ids }, status: 'paid', provider: { not: 'bank' } },
    select: { shopOrderId: true },
  })
  const now = new Date()
  const ofOrder = new Map<string | null, typeof receivables>()
  for (const each of receivables) ofOrder.set(each.shopOrderId, [...(ofOrder.get(each.shopOrderId) ?? []), each])
  const paidByCard = new Set(byCard.map(({ shopOrderId }) => shopOrderId))
  return ({ id, packageId }) => {
    const own = ofOrder.get(id) ?? []
    return {
      codes: (packageId && codes.get(packageId)) || [],
      documents: own.map(({ invoiceId, status, invoice }) => ({ id: invoiceId, status, ...invoice })),
      isInvoiced: own.length > 0,
      isTransferred:
        own.some(({ settledOere, invoice }) => invoice.kind === 'invoice' && settledOere > 0n) && !paidByCard.has(id),
      now,
    }
  }
}

/** An order as its buyer sees it. */
export function orderView(order: ShopOrderRow, beside: Beside): OrderView {
  const { codes, documents, isInvoiced, isTransferred, now } = beside
  const { id, number, item, material, count, memorialName, status, carrier, trackingNumber, shippedAt, paidAt } = order
  const { inscription, message, reason, deliveryName, address, postcode, city, phone } = order
  const freightOere = toOere(order.freightOere)
  const open = documents.find((document) => document.kind === 'invoice' && document.status === 'open')
  const regret = regretOf(order, now, workOf(order, codes))
  const regretEnd = regret === 'open' ? knownRegretEndOf(order) : null
  const situation = situationOf(order, beside)
  const [step, mustBeSent] = [orderStep(order, codes, now), sendBy(order, codes)]
  return {
    id,
    number,
    item,
    material,
    count,
    memorialName,
    status,
    carrier,
    trackingNumber,
    inscription,
    message,
    reason,
    ordered: orderedText(order),
    step,
    turn: listOf('shopOrder', situation) === 'ownOrders' ? situation : null,
    hint: stepHint(order, step),
    sendBy: mustBeSent && formatLastDay(mustBeSent),
    isLate: isLate(order, codes, now),
    sendPlateTo: awaitsPlate(order, step) ? plateAddress() : null,
    unit: formatOere(toOere(order.unitOere)),
    freight: freightOere > 0 ? formatOere(freightOere) : null,
    total: formatOere(toOere(order.totalOere)),
    at: formatDate(order.createdAt),
    paidAt: paidAt && formatDate(paidAt),
    shippedAt: shippedAt && formatDate(shippedAt),
    receivedAt: order.receivedAt && formatDate(order.receivedAt),
    canReceive: canReceive(order),
    trackingUrl: trackingLink(carrier, trackingNumber),
    deliverTo: [deliveryName, address, `${postcode} ${city}`, ...(phone ? [`Telefon ${formatPhone(phone)}`] : [])],
    documents: documents.map(({ status: _, ...document }) => ({ ...document, pdfPath: signedPdfPath(document.id) })),
    drawings: hasDrawings(order) ? codes.map(({ code }) => ({ code, formattedCode: formatTextCode(code) })) : [],
    toPay: isEnded(status) || isHeld(order) ? null : toPayOf(status, open?.id ?? null, isInvoiced),
    canCancel: isUnbegun(status),
    regret,
    regretUntil: regretEnd && formatLastDay(regretEnd),
    isTransferred,
  }
}

/** Where a family sends its own plate. */
export const plateAddress = () => `${env.company.name}, ${env.company.address}`

function awaitsPlate(order: ShopOrderRow, step: OrderStep): boolean {
  const isOn = isToStart(order) || order.status === 'started'
  return order.item === 'engraving' && isOn && orderSteps.indexOf(step) < orderSteps.indexOf('making')
}

function toPayOf(status: string, invoiceId: string | null, isInvoiced: boolean): OrderView['toPay'] {
  if (invoiceId) return { kind: 'invoice', path: invoicePaymentPath(invoiceId) }
  if (status !== 'ordered' || isInvoiced) return null
  return { kind: 'methods', methods: paymentMethods().filter((method) => method !== 'bank_transfer') }
}
