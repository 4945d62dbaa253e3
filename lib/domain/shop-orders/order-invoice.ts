import 'server-only'
import { accounts } from '@/lib/domain/invoices/accounts'
import { linesInclVat } from '@/lib/domain/invoices/invoice-lines'
import { type IssuedInvoice, issueInvoice } from '@/lib/domain/invoices/issue-invoice'
import { companyParty, consumerParty } from '@/lib/domain/invoices/party'
import { orderPayment } from '@/lib/domain/payments/order-payment'
import { paymentStartPath } from '@/lib/domain/payments/paths'
import type { ProviderMethod } from '@/lib/domain/payments/schema'
import { openPurchase, type Purchase } from '@/lib/domain/purchases/purchases'
import { orderedText } from '@/lib/domain/shop-orders/copy'
import type { ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import type { RunContext, WriteContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import type { SignedInActor } from '@/lib/shared/actor'
import { addDays } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'
import { timesOere, toOere } from '@/lib/shared/money'

const accountOf = { plaque: accounts.plaques, code: accounts.codes, engraving: accounts.engraving } as const

/** What the order is paid for, open; the caller has locked the order. */
export function openOrderPurchase(
  context: WriteContext,
  { id: shopOrderId, totalOere }: ShopOrderRow,
  now: Date,
): Promise<Purchase> {
  return openPurchase(context, { shopOrderId, priceOere: toOere(totalOere), now })
}

/** Issues the order's invoice, due so many days from now, in the caller's transaction. */
export function issueOrderInvoice(
  tx: Transaction,
  order: ShopOrderRow,
  { purchaseId, now, dueInDays }: { purchaseId: string; now: Date; dueInDays: number },
): Promise<IssuedInvoice> {
  const { id, number, item, count, cvr, ean, memorialId, buyerId, buyerEmail } = order
  const freightOere = toOere(order.freightOere)
  return issueInvoice(tx, {
    buyer: cvr || ean ? companyParty({ ...partyOf(order), cvr, ean }) : consumerParty(partyOf(order)),
    buyerReference: order.buyerReference,
    wantsEInvoice: order.wantsEInvoice,
    lines: linesInclVat([
      {
        text: orderedText(order),
        quantity: count,
        priceOere: timesOere(toOere(order.unitOere), count),
        account: accountOf[item],
      },
      ...(freightOere > 0 ? [{ text: 'Fragt', quantity: 1, priceOere: freightOere, account: accounts.freight }] : []),
    ]),
    dueOn: danishDay(addDays(now, dueInDays)),
    // Every order is invoiced before it is sent.
    suppliedFrom: null,
    suppliedTo: null,
    note: `Bestilling ${number}, ${order.memorialName}`.slice(0, 500),
    receivable: { email: buyerEmail, userId: buyerId, memorialId, shopOrderId: id, purchaseId },
    now,
  })
}

function partyOf({ buyerName, buyerEmail, address, postcode, city, phone }: ShopOrderRow) {
  return { name: buyerName, email: buyerEmail, address, postcode, city, phone }
}

/** Orders the card or MobilePay payment of a locked order; returns the path where it is made. */
export async function beginPayment(
  context: RunContext<SignedInActor>,
  order: ShopOrderRow,
  method: ProviderMethod,
): Promise<string> {
  const { id: purchaseId } = await openOrderPurchase(context, order, new Date())
  const { paymentId } = await orderPayment(context, {
    purpose: 'order',
    amountOere: toOere(order.totalOere),
    method,
    description: `Bestilling ${order.number}: ${orderedText(order)}`.slice(0, 120),
    email: order.buyerEmail,
    keepCard: false,
    customerRef: null,
    purchaseId,
    requestedById: context.actor.userId,
  })
  return paymentStartPath(paymentId)
}
