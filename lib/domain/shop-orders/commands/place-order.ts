import 'server-only'
import { tooSmallText } from '@/lib/domain/artwork/symbol'
import { assertShownPrice, readPrices } from '@/lib/domain/billing/prices'
import { invoicePaymentPath } from '@/lib/domain/invoices/paths'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { agreementPapers } from '@/lib/domain/notifications/open-agreement'
import { paymentMethods } from '@/lib/domain/payments/methods'
import { assertInUse } from '@/lib/domain/qr-codes/code-row'
import { getCodeSubject } from '@/lib/domain/qr-codes/find-code'
import type { QrCodeSubject } from '@/lib/domain/qr-codes/policy'
import { orderFormName } from '@/lib/domain/shop-orders/copy'
import { ShopOrderError } from '@/lib/domain/shop-orders/errors'
import { shopOrderSum } from '@/lib/domain/shop-orders/order-fields'
import { beginPayment, issueOrderInvoice, openOrderPurchase } from '@/lib/domain/shop-orders/order-invoice'
import { mailOrderReceived } from '@/lib/domain/shop-orders/order-mails'
import { lockOrder, orderColumns, type ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { newOrderPath, orderPath } from '@/lib/domain/shop-orders/paths'
import { canOrderFor } from '@/lib/domain/shop-orders/policy'
import {
  type BuyerCheck,
  isHeld,
  isMadeToOrder,
  type OrderTarget,
  type PlacedOrder,
  paymentDays,
  placeOrderInput,
} from '@/lib/domain/shop-orders/schema'
import { orderTerms } from '@/lib/domain/shop-orders/terms-copy'
import { withdrawalDeadline } from '@/lib/domain/subscriptions/law/withdrawal'
import { defineCommand, type RunContext } from '@/lib/server/command'
import type { Database, Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor, SignedInActor } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'
import { formatOere, toOere } from '@/lib/shared/money'
import { fullName } from '@/lib/shared/names'
import { formatTextCode } from '@/lib/shared/qr-text-code'

type Context = RunContext<SignedInActor>

/**
 * Orders a plaque, a further code or engraving for a page or code. Card and MobilePay get a payment to pay; a transfer
 * and a known public buyer's order are invoiced at once; one that nobody has looked at waits. The price is the
 * server's; the same `beginning` again is the same order. Throws SHOP_ORDER_SENT_BEFORE when it differs, PRICE_CHANGED,
 * METHOD_UNAVAILABLE at `method`, and QR_CODE_BLOCKED and QR_CODE_RETIRED at `target`.
 */
export const placeOrder = defineCommand({
  name: 'shop-orders.place-order',
  input: placeOrderInput,
  session: 'required',
  status: 201,
  limits: (_, { actor }) => [{ name: 'shop-order', key: actor.userId, points: 30, seconds: 24 * 3600 }],
  load: ({ target }, { actor }) => getTarget(actor, target),
  authorize: canOrderFor,
  // Drawing takes seconds: not while the order is locked.
  prepare: () => agreementPapers(orderTerms),
  async run(context, input, target) {
    const { tx } = context
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`shop order ${input.beginning}`}, 0))`
    const before = await findBefore(context, input)
    if (before) return before
    if (target.code) assertCodeInUse(target.code)
    assertOrderable(input)
    const { id } = await createOrder(context, input, target)
    const order = await lockOrder(tx, id)
    const next = await nextStep(context, order, input)
    context.about({ type: 'shop_order', id, detail: { number: order.number, item: order.item } })
    return { id, number: order.number, total: formatOere(toOere(order.totalOere)), next }
  },
  form: {
    name: orderFormName,
    done: ({ next }) => next,
    back: (_, { target }) => {
      const [kind, key = ''] = typeof target === 'string' ? target.slice(0, 80).split(':') : []
      return newOrderPath(kind === 'kode' ? { kode: key } : { side: key })
    },
  },
})

/**
 * The order that the same form made already. Throws CONFLICT when it is somebody else's, and SHOP_ORDER_SENT_BEFORE
 * when something was changed since: after a lost answer the buyer would believe that the change was ordered.
 */
async function findBefore({ tx, actor }: Context, { beginning, ...input }: PlacedOrder) {
  const row = await tx.shopOrder.findUnique({
    where: { beginning },
    select: orderColumns,
  })
  if (!row) return null
  if (row.buyerId !== actor.userId) throw new DomainError('CONFLICT')
  const isSame = row.item === input.item && typedNames.every((name) => row[name] === input[name])
  const isSameStart = (row.startFrom !== null) === waits(input)
  const isSamePlaque = input.item !== 'plaque' || plaqueNames.every((name) => row[name] === input[name])
  if (!isSame || !isSameStart || !isSamePlaque)
    throw new ShopOrderError('SHOP_ORDER_SENT_BEFORE', { number: row.number })
  return { id: row.id, number: row.number, total: formatOere(toOere(row.totalOere)), next: orderPath(row.id) }
}

/** An engraving for a family that did not ask for it at once. */
const waits = ({ item, buyerKind, startNow }: Pick<PlacedOrder, 'item' | 'buyerKind' | 'startNow'>) =>
  item === 'engraving' && buyerKind === 'private' && !startNow

const typedNames = ['inscription', 'message', 'deliveryName', 'address', 'postcode', 'city', 'phone'] as const
const plaqueNames = ['material', 'symbolMm', 'count'] as const
function assertCodeInUse(code: QrCodeSubject): void {
  try {
    assertInUse(code)
  } catch (error) {
    throw error instanceof DomainError ? error.at('target') : error
  }
}

function assertOrderable({ item, symbolMm, method, buyerKind }: PlacedOrder): void {
  const tooSmall = item === 'plaque' && symbolMm ? tooSmallText(symbolMm) : null
  if (tooSmall) throw new DomainError('INVALID_INPUT', {}, { symbolMm: tooSmall })
  if (buyerKind === 'public' || !method) return
  if (!paymentMethods().includes(method)) throw new ShopOrderError('METHOD_UNAVAILABLE').at('method')
}

async function createOrder(context: Context, input: PlacedOrder, target: TargetSubject): Promise<{ id: string }> {
  const { tx, actor } = context
  const { shownOere, buyerKind, companyName, method: _, target: __, toldNoRegret, startNow, ...typed } = input
  const { item, material, symbolMm, cvr, ean, buyerReference } = typed
  const isPlaque = item === 'plaque'
  const count = isPlaque ? input.count : 1
  const now = new Date()
  const sum = shopOrderSum(await readPrices(danishDay(now), tx), { item, material, count })
  if (!sum) throw new DomainError('INVALID_INPUT', {}, { material: 'Vælg, hvad pladen skal laves af.' })
  assertShownPrice(shownOere, sum.totalOere)
  return tx.shopOrder.create({
    data: {
      ...typed,
      count,
      ...sum,
      ...(await targetColumns(tx, target)),
      material: isPlaque ? material : null,
      symbolMm: isPlaque ? symbolMm : null,
      buyerId: actor.userId,
      buyerName: (buyerKind === 'private' ? null : companyName) ?? actor.fullName ?? actor.username,
      buyerEmail: actor.email,
      cvr: buyerKind === 'private' ? null : cvr,
      ean: buyerKind === 'public' ? ean : null,
      buyerReference: buyerKind === 'private' ? null : buyerReference,
      wantsEInvoice: buyerKind === 'company' && typed.wantsEInvoice,
      buyerCheck: buyerKind === 'public' ? await checkBuyer(tx, { buyerId: actor.userId, cvr, ean }) : null,
      termsVersion: legalDocuments.terms.version,
      toldNoRegretAt: isMadeToOrder(item) && toldNoRegret ? now : null,
      startConsentAt: item === 'engraving' && buyerKind === 'private' && startNow ? now : null,
      startFrom: waits(input) ? withdrawalDeadline(now) : null,
      createdAt: now,
    },
    select: { id: true },
  })
}

/** Where the buyer goes next: to pay, or to the order with its invoice. */
async function nextStep(context: Context, order: ShopOrderRow, { method }: PlacedOrder): Promise<string> {
  const now = new Date()
  if (isHeld(order)) {
    await mailOrderReceived(context, order, 'held')
    return orderPath(order.id)
  }
  if (method === null || method === 'bank_transfer' || order.ean) {
    const dueInDays = order.ean ? paymentDays.public : paymentDays.transfer
    const { id: purchaseId } = await openOrderPurchase(context, order, now)
    const { id: invoiceId } = await issueOrderInvoice(context.tx, order, { purchaseId, now, dueInDays })
    await mailOrderReceived(context, order, order.ean ? 'invoice' : 'transfer')
    await sendInvoice(context, invoiceId)
    return order.ean ? orderPath(order.id) : invoicePaymentPath(invoiceId)
  }
  return beginPayment(context, order, method)
}

type PublicBuyer = { buyerId: string; cvr: string | null; ean: string | null }

/**
 * Whether a public buyer is known: the last answer to the same account under the same CVR and EAN number was yes. Both
 * numbers are public, so another account that writes them is looked at anew.
 */
async function checkBuyer(database: Database, { buyerId, cvr, ean }: PublicBuyer): Promise<BuyerCheck> {
  if (!cvr || !ean) return 'waiting'
  const last = await database.shopOrder.findFirst({
    where: { buyerId, cvr, ean, buyerCheck: { in: ['approved', 'declined'] } },
    orderBy: { id: 'desc' },
    select: { buyerCheck: true },
  })
  return last?.buyerCheck === 'approved' ? 'approved' : 'waiting'
}

type TargetSubject = { page: MemorialSubject | null; code: QrCodeSubject | null }

/** The page or code of an order as the actor may see it. Throws NOT_FOUND or QR_CODE_UNKNOWN at the field. */
async function getTarget(actor: Actor, { kind, key }: OrderTarget): Promise<TargetSubject> {
  try {
    if (kind === 'page') return { page: await getMemorialSubject(actor, key), code: null }
    return { page: null, code: await getCodeSubject(actor, key) }
  } catch (error) {
    throw error instanceof DomainError && error.code === 'QR_CODE_UNKNOWN' ? new DomainError('NOT_FOUND') : error
  }
}

/** What the order keeps about its target: the page, the code, and the name that both are known by. */
async function targetColumns(tx: Transaction, { page, code }: TargetSubject) {
  const names = { firstName: true, middleName: true, lastName: true } as const
  if (code) {
    const links = await tx.qrLink.findMany({
      where: { qrCodeId: code.id },
      orderBy: { position: 'asc' },
      select: { memorialId: true, memorial: { select: names } },
    })
    const people = links.map(({ memorial }) => fullName(memorial)).join(' og ')
    return {
      qrCodeId: code.id,
      memorialId: links[0]?.memorialId ?? null,
      memorialName: people.slice(0, 300) || `Koden ${formatTextCode(code.code)}`,
    }
  }
  if (!page) throw new DomainError('NOT_FOUND')
  const row = await tx.memorial.findUniqueOrThrow({ where: { id: page.id }, select: names })
  return { qrCodeId: null, memorialId: page.id, memorialName: fullName(row).slice(0, 300) }
}
