import 'server-only'
import { lateBefore } from '@/lib/domain/shop-orders/delivery'
import type { OrderFilter, OrderListView } from '@/lib/domain/shop-orders/schema'
import { db, type Prisma } from '@/lib/server/db'

type Where = Prisma.ShopOrderWhereInput

/** The console's filter as a condition. */
export async function whereOf({ vis, vare, search }: OrderFilter, now: Date): Promise<Where> {
  const word = { contains: search, mode: 'insensitive' as const }
  const number = /^\d{1,9}$/.test(search) ? [{ number: Number(search) }] : []
  const searched = { OR: [...number, { buyerName: word }, { buyerEmail: word }, { memorialName: word }] }
  const view = vis === 'uninvoiced' ? await sentWithoutInvoice() : viewsAt(now)[vis]
  return { AND: [view, ...(vare ? [{ item: vare }] : []), ...(search ? [searched] : [])] }
}

function viewsAt(now: Date): Record<Exclude<OrderListView, 'uninvoiced'>, Where> {
  return {
    waiting: { OR: [held, toWorkOn(now), platesToReturn] },
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
export const held: Where = { status: 'ordered', buyerCheck: 'waiting' }

// As `owesPlate`.
export const platesToReturn: Where = {
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

const inUse: Prisma.QrCodeWhereInput = { state: { notIn: ['blocked', 'retired'] } }

// As `waitsForUs`: not with the family, nor in the workshop.
const toDrawOrMake: Prisma.QrPackageWhereInput = {
  codes: {
    some: {
      ...inUse,
      pieces: { none: { state: { not: 'cancelled' } } },
      proofSheets: { none: { status: 'sent' } },
    },
  },
}

/** As `waitsForUs`, but for buyers to look at and plates to send back. */
export function toWorkOn(now: Date): Where {
  const startable: Where = { AND: [{ OR: toStart }, begins({ lte: now })] }
  return { OR: [startable, { status: 'started', item: 'code' }, { status: 'started', package: toDrawOrMake }] }
}

const begins = (startFrom: Prisma.DateTimeNullableFilter): Where => ({ OR: [{ startFrom: null }, { startFrom }] })

/** As `isLate` in delivery.ts. */
export function lateAt(now: Date): Where {
  const before = lateBefore(now)
  const answeredLater = { status: { not: 'withdrawn' as const }, answeredAt: { gte: before } }
  const isRecent: Prisma.QrCodeWhereInput = {
    ...inUse,
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
