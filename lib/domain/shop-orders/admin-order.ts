import 'server-only'
import { pieceStateTexts as pieceTexts } from '@/lib/domain/production/copy'
import { sheetStatusTexts as sheetTexts } from '@/lib/domain/proof-sheets/copy'
import type { ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { canStart, isRunning, owesPlate } from '@/lib/domain/shop-orders/policy'
import { orderView, readBeside } from '@/lib/domain/shop-orders/present-order'
import { isHeld } from '@/lib/domain/shop-orders/schema'
import type { AdminOrderCode, AdminOrderView } from '@/lib/domain/shop-orders/views'
import type { OrderCode } from '@/lib/domain/shop-orders/workshop'
import { db } from '@/lib/server/db'
import { wholeDays } from '@/lib/shared/danish-days'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'
import { formatOere, toOere } from '@/lib/shared/money'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** An order with everything administrators see. */
export async function adminOrderView(row: ShopOrderRow): Promise<AdminOrderView> {
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
