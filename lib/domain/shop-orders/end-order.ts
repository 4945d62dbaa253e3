import 'server-only'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { cancelOpenPayments } from '@/lib/domain/payments/cancel-open-payments'
import { leftToRefund, refund } from '@/lib/domain/payments/refund'
import { openStates } from '@/lib/domain/production/policy'
import { personOf } from '@/lib/domain/proof-sheets/sender'
import { giveUpPurchases } from '@/lib/domain/purchases/purchases'
import { codeActor, lockCodeRow, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { isOutOfUse } from '@/lib/domain/qr-codes/schema'
import { ShopOrderError } from '@/lib/domain/shop-orders/errors'
import { findOrderInvoice, type ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { isHeld } from '@/lib/domain/shop-orders/schema'
import type { RunContext, WriteContext } from '@/lib/server/command'
import { isSignedIn } from '@/lib/shared/actor'
import { sumOere, toOere } from '@/lib/shared/money'

type OrderEnd = {
  status: 'cancelled' | 'withdrawn' | 'abandoned'
  /** Why, for the buyer and the refund. */
  reason: string | null
  bankAccount: string | null
  /** What is not paid back, in øre: for the work that was done. */
  keptOere?: number
  now: Date
}

/**
 * What is paid back, in øre. `lacksAccount`: some of it was transferred, and we do not know to which account it goes.
 */
export type PaidBack = { refundOere: number; lacksAccount: boolean }

/**
 * Ends a locked order that was not ended before: closes its open payments, credits its invoice, pays back what was
 * paid, and blocks the codes that were made for it.
 */
export async function endOrder(context: WriteContext, order: ShopOrderRow, end: OrderEnd): Promise<PaidBack> {
  const { tx } = context
  const { id, number } = order
  const { status, reason, bankAccount, keptOere = 0, now } = end
  await cancelOpenPayments(context, { shopOrderId: id }, { now })
  // One that nobody paid for can still be paid by what is under way.
  if (status !== 'abandoned') await giveUpPurchases(tx, { shopOrderId: id })
  const invoice = await findOrderInvoice(tx, id)
  const isCredited = !invoice || invoice.status === 'credited' || invoice.status === 'written_off'
  const text = `Bestilling ${number} ${status === 'withdrawn' ? 'er fortrudt' : 'er annulleret'}`
  const note = isCredited
    ? null
    : await creditInvoice(context, {
        invoiceId: invoice.invoiceId,
        text,
        now,
        amountOere: keptOere > 0 ? sumOere([toOere(invoice.totalOere), -keptOere]) : 'rest',
      })
  if (note) await sendInvoice(context, note.id)
  const paid = withoutKept(await listPaid(context, id), keptOere)
  for (const { paymentId, amountOere } of paid) {
    await refund(context, {
      paymentId,
      amountOere,
      reason: status === 'withdrawn' ? 'withdrawal' : 'order_cancelled',
      ...(reason ? { note: reason } : {}),
      ...(note ? { creditNoteId: note.id } : {}),
      ...(bankAccount ? { bankAccount } : {}),
      requestedBy: isSignedIn(context.actor) ? personOf(context.actor) : null,
      now,
    })
  }
  const isDeclined = isHeld(order) && reason !== null
  await tx.shopOrder.update({
    where: { id },
    data: { status, ...(reason ? { reason } : {}), ...(isDeclined ? { buyerCheck: 'declined' } : {}) },
  })
  await blockCodes(context, order, text)
  return {
    refundOere: sumOere(paid.map(({ amountOere }) => amountOere)),
    lacksAccount: bankAccount === null && paid.some(({ isTransfer }) => isTransfer),
  }
}

/** The payments less what is kept of them, the first ones first. */
function withoutKept<P extends { amountOere: number }>(paid: readonly P[], keptOere: number): P[] {
  let leftOere = keptOere
  return paid
    .map((payment) => {
      const takenOere = Math.min(leftOere, payment.amountOere)
      leftOere = sumOere([leftOere, -takenOere])
      return { ...payment, amountOere: sumOere([payment.amountOere, -takenOere]) }
    })
    .filter(({ amountOere }) => amountOere > 0)
}

/** What is left of each payment of the order, paid for it directly or on its invoice. */
async function listPaid({ tx }: WriteContext, shopOrderId: string) {
  const rows = await tx.payment.findMany({
    where: { status: 'paid', shopOrderId },
    orderBy: { paidAt: 'asc' },
    select: { id: true, provider: true },
  })
  const paid: { paymentId: string; amountOere: number; isTransfer: boolean }[] = []
  for (const { id: paymentId, provider } of rows) {
    const amountOere = await leftToRefund(tx, paymentId)
    if (amountOere > 0) paid.push({ paymentId, amountOere, isTransfer: provider === 'bank' })
  }
  return paid
}

/** Throws SHOP_ORDER_IN_WORKSHOP while a piece of the order is being made: somebody would cut it for nothing. */
export async function assertNotInWorkshop({ tx }: Pick<RunContext, 'tx'>, { packageId }: ShopOrderRow): Promise<void> {
  if (!packageId) return
  const open = await tx.productionPiece.count({ where: { qrCode: { packageId }, state: { in: [...openStates] } } })
  if (open > 0) throw new ShopOrderError('SHOP_ORDER_IN_WORKSHOP')
}

/** Codes of an order that is paid back lead nowhere; an administrator can unblock one that is in use after all. */
async function blockCodes(context: WriteContext, { packageId }: ShopOrderRow, reason: string): Promise<void> {
  if (!packageId) return
  const { tx } = context
  const codes = await tx.qrCode.findMany({ where: { packageId }, orderBy: { id: 'asc' }, select: { id: true } })
  for (const { id } of codes) {
    const row = await lockCodeRow(tx, { id })
    if (isOutOfUse(row.state)) continue
    await tx.qrCode.update({ where: { id }, data: { state: 'blocked', stateBeforeBlock: row.state } })
    await writeCodeEvent(tx, { qrCodeId: id, kind: 'blocked', reason, ...codeActor(context.actor) })
  }
}
