import 'server-only'
import { codesInUse } from '@/lib/domain/qr-codes/code-row'
import { lateBefore } from '@/lib/domain/shop-orders/delivery'
import type { OrderFilter, OrderListView } from '@/lib/domain/shop-orders/schema'
import { type Situation, situationsOn } from '@/lib/domain/whose-turn/turns'
import { db, type Prisma } from '@/lib/server/db'
import { withinDays } from '@/lib/server/within-days'

type Where = Prisma.ShopOrderWhereInput

/** The console's filter as a condition. */
export async function whereOf({ vis, vare, search, ...period }: OrderFilter, now: Date): Promise<Where> {
  const word = { contains: search, mode: 'insensitive' as const }
  const number = /^\d{1,9}$/.test(search) ? [{ number: Number(search) }] : []
  const searched = { OR: [...number, { buyerName: word }, { buyerEmail: word }, { memorialName: word }] }
  const view = await viewOf(vis, now)
  const ordered = withinDays('createdAt', period)
  return { AND: [view, ordered, ...(vare ? [{ item: vare }] : []), ...(search ? [searched] : [])] }
}

async function viewOf(vis: OrderListView, now: Date): Promise<Where> {
  if (vis === 'waiting') return waitingForUs(now)
  return vis === 'uninvoiced' ? sentWithoutInvoice() : viewsAt(now)[vis]
}

function viewsAt(now: Date): Record<Exclude<OrderListView, 'uninvoiced' | 'waiting'>, Where> {
  return {
    late: lateAt(now),
    unpaid: { status: { in: ['ordered', 'started', 'shipped'] }, paidAt: null },
    started: { status: 'started' },
    shipped: { status: 'shipped' },
    ended: { status: { in: ['cancelled', 'withdrawn', 'abandoned'] } },
    all: {},
  }
}

/**
 * Sent orders without an invoice, at most 1,000. Every way to pay makes one before we begin, so there should be none. Of
 * those without a buyer, the vouchers were deleted when their time was over.
 */
export async function sentWithoutInvoice(): Promise<Where> {
  const rows = await db.$queryRaw<Array<{ id: string }>>`
    SELECT o."id" FROM "ShopOrder" o WHERE o."status" = 'shipped' AND o."buyerEmail" <> ''
      AND NOT EXISTS (SELECT 1 FROM "Receivable" r WHERE r."shopOrderId" = o."id")
    ORDER BY o."id" LIMIT 1000`
  return { id: { in: rows.map(({ id }) => id) } }
}

// As `isHeld`.
const held: Where = { status: 'ordered', buyerCheck: 'waiting' }

// As `owesPlate`.
const platesToReturn: Where = {
  item: 'engraving',
  plateBackAt: null,
  OR: [
    { status: { in: ['withdrawn', 'cancelled'] } },
    { status: 'abandoned', purchases: { some: { receivables: { some: {} } } } },
  ],
}

// As `isToStart`.
const toStart: Where[] = [
  { status: 'paid' },
  { status: 'ordered', ean: { not: null }, OR: [{ buyerCheck: null }, { buyerCheck: 'approved' }] },
]

/** The orders in these situations, as `situationOf`; of those that are begun at most 1,000. */
export async function shopOrdersIn(wanted: readonly Situation<'shopOrder'>[], now: Date): Promise<Where> {
  const known: Partial<Record<Situation<'shopOrder'>, Where>> = {
    buyerUnknown: held,
    toStart: { AND: [{ OR: toStart }, begins({ lte: now })] },
    codeToSend: { status: 'started', item: 'code' },
    plateToReturn: platesToReturn,
  }
  const asked = wanted.flatMap((situation) => known[situation] ?? [])
  const begun = wanted.filter((situation) => !known[situation])
  return { OR: [...asked, ...(begun.length > 0 ? [await begunIn(begun)] : [])] }
}

/** What waits for an administrator. */
const waitingForUs = (now: Date) => shopOrdersIn(situationsOn('shopOrder', 'shopOrders'), now)

/** As `begunSituation`: what the least advanced of an order's codes waits for. */
async function begunIn(wanted: readonly Situation<'shopOrder'>[]): Promise<Where> {
  const rows = await db.$queryRaw<Array<{ id: string }>>`
    SELECT id FROM (
      SELECT o.id, CASE
        WHEN count(c.id) = 0 THEN 'codeless'
        WHEN bool_or(c.id IS NOT NULL AND NOT p.there AND s.status IS DISTINCT FROM 'sent'
          AND s.status IS DISTINCT FROM 'approved') THEN 'toDraw'
        WHEN bool_or(NOT p.there AND s.status = 'sent') THEN 'drawn'
        WHEN bool_or(NOT p.there) THEN 'toQueue'
        ELSE 'inWorkshop' END AS situation
      FROM "ShopOrder" o
      LEFT JOIN "QrCode" c ON c."packageId" = o."packageId" AND c.state NOT IN ('blocked', 'retired')
      CROSS JOIN LATERAL (SELECT EXISTS (
        SELECT 1 FROM "ProductionPiece" WHERE "qrCodeId" = c.id AND state <> 'cancelled') AS there) p
      LEFT JOIN LATERAL (SELECT status FROM "ProofSheet"
        WHERE "qrCodeId" = c.id AND status <> 'withdrawn' ORDER BY id DESC LIMIT 1) s ON true
      WHERE o.status = 'started' AND o.item <> 'code'
      GROUP BY o.id) AS begun
    WHERE situation = ANY(${wanted}::text[]) ORDER BY id LIMIT 1000`
  return { id: { in: rows.map(({ id }) => id) } }
}

const begins = (startFrom: Prisma.DateTimeNullableFilter): Where => ({ OR: [{ startFrom: null }, { startFrom }] })

/** As `isLate` in delivery.ts. */
export function lateAt(now: Date): Where {
  const before = lateBefore(now)
  const answeredLater = { status: { not: 'withdrawn' as const }, answeredAt: { gte: before } }
  const isRecent: Prisma.QrCodeWhereInput = {
    ...codesInUse,
    proofSheets: { some: { OR: [{ status: 'sent' }, answeredLater] } },
  }
  return {
    AND: [
      { OR: [...toStart, { status: 'started' }] },
      begins({ lt: before }),
      {
        OR: [
          { ean: null, paidAt: { lt: before } },
          { ean: { not: null }, createdAt: { lt: before } },
        ],
      },
      { OR: [{ packageId: null }, { package: { codes: { none: isRecent } } }] },
    ],
  }
}
