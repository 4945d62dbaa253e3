import 'server-only'
import { codesInUse } from '@/lib/domain/qr-codes/code-row'
import type { CodeInWorkshop } from '@/lib/domain/shop-orders/order-state'
import type { Database } from '@/lib/server/db'

export type OrderCode = CodeInWorkshop & {
  id: string
  code: string
  sheetId: string | null
  sheetNumber: number | null
  answeredAt: Date | null
  batchNumber: number | null
  shippedAt: Date | null
  carrier: string | null
  trackingNumber: string | null
}

/** The codes of orders' packages that are in use, with what the workshop has on them, by package. */
export async function readOrderCodes(database: Database, packageIds: string[]): Promise<Map<string, OrderCode[]>> {
  if (packageIds.length === 0) return new Map()
  const rows = await database.qrCode.findMany({
    where: { packageId: { in: packageIds }, ...codesInUse },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      code: true,
      packageId: true,
      proofSheets: {
        where: { status: { not: 'withdrawn' } },
        orderBy: { id: 'desc' },
        take: 1,
        select: { id: true, number: true, status: true, answeredAt: true },
      },
      pieces: {
        where: { state: { not: 'cancelled' } },
        orderBy: { id: 'desc' },
        take: 1,
        select: {
          state: true,
          batch: { select: { number: true, shippedAt: true, carrier: true, trackingNumber: true } },
        },
      },
    },
  })
  const codes = new Map<string, OrderCode[]>()
  for (const { id, code, packageId, proofSheets, pieces } of rows) {
    const [sheet, piece] = [proofSheets[0], pieces[0]]
    const one = {
      id,
      code,
      sheet: sheet?.status ?? null,
      sheetId: sheet?.id ?? null,
      sheetNumber: sheet?.number ?? null,
      answeredAt: sheet?.answeredAt ?? null,
      piece: piece?.state ?? null,
      batchNumber: piece?.batch.number ?? null,
      shippedAt: piece?.batch.shippedAt ?? null,
      carrier: piece?.batch.carrier ?? null,
      trackingNumber: piece?.batch.trackingNumber ?? null,
    }
    codes.set(packageId, [...(codes.get(packageId) ?? []), one])
  }
  return codes
}
