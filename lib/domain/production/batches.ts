import 'server-only'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { dateIsPast } from '@/lib/domain/production/copy'
import { canShipCounts } from '@/lib/domain/production/policy'
import type { BatchSummary, BatchView, PieceCounts, PieceRow } from '@/lib/domain/production/schema'
import type { Database, Prisma, Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { danishDay } from '@/lib/shared/danish-time'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** The id of a batch by its number. Throws NOT_FOUND. */
export async function getBatchId(tx: Transaction, number: number): Promise<string> {
  const row = await tx.productionBatch.findUnique({ where: { number }, select: { id: true } })
  if (!row) throw new DomainError('NOT_FOUND')
  return row.id
}

/** Throws INVALID_INPUT at `dueOn` for a day (yyyy-mm-dd) that is past in Denmark. */
export function assertDayToCome(dueOn: string): void {
  if (dueOn >= danishDay(new Date())) return
  throw new DomainError('INVALID_INPUT', {}, { dueOn: dateIsPast })
}

/** Batches whose due date has passed in Denmark and that are neither shipped nor cancelled. */
export function lateBatches(now: Date): Prisma.ProductionBatchWhereInput {
  return { shippedAt: null, cancelledAt: null, dueOn: { lt: new Date(`${danishDay(now)}T00:00:00Z`) } }
}

export const noPieces: PieceCounts = {
  queued: 0,
  engraving: 0,
  quality_check: 0,
  passed: 0,
  packed: 0,
  shipped: 0,
  stopped: 0,
  cancelled: 0,
}

/** How many pieces are in each state, by the batch's id. Batches without pieces are left out. */
export async function countsOf(database: Database, batchIds: string[]): Promise<Map<string, PieceCounts>> {
  const groups = await database.productionPiece.groupBy({
    by: ['batchId', 'state'],
    where: { batchId: { in: batchIds } },
    _count: { _all: true },
  })
  const counts = new Map<string, PieceCounts>()
  for (const { batchId, state, _count } of groups) {
    counts.set(batchId, { ...(counts.get(batchId) ?? noPieces), [state]: _count._all })
  }
  return counts
}

export const summarySelect = {
  id: true,
  number: true,
  name: true,
  dueOn: true,
  shippedAt: true,
  cancelledAt: true,
  reseller: { select: { companyName: true } },
} satisfies Prisma.ProductionBatchSelect

export const batchSelect = {
  ...summarySelect,
  note: true,
  options: true,
  createdByName: true,
  createdAt: true,
  shippedByName: true,
  carrier: true,
  trackingNumber: true,
  receivedAt: true,
  receivedByName: true,
  package: { select: { id: true, number: true, name: true } },
  reseller: { select: { id: true, companyName: true, address: true, postcode: true, city: true } },
} satisfies Prisma.ProductionBatchSelect

export const pieceSelect = {
  id: true,
  number: true,
  state: true,
  attempt: true,
  heldByName: true,
  station: true,
  heldAt: true,
  problem: true,
  checkedAt: true,
  updatedAt: true,
  qrCode: { select: { code: true } },
  // Not a `_count`: Prisma would aggregate the photographs of all pieces first (docs/decisions/038).
  photos: { select: { id: true }, take: 1 },
} satisfies Prisma.ProductionPieceSelect

type SummaryRow = Prisma.ProductionBatchGetPayload<{ select: typeof summarySelect }>

/** A batch in a list; late when its due date has passed in Denmark and it is neither shipped nor cancelled. */
export function summaryView(row: SummaryRow, counts: PieceCounts = noPieces): BatchSummary {
  const dueOn = row.dueOn.toISOString().slice(0, 10)
  return {
    number: row.number,
    name: row.name,
    resellerName: row.reseller?.companyName ?? null,
    dueOn,
    isLate: row.shippedAt === null && row.cancelledAt === null && dueOn < danishDay(new Date()),
    shippedAt: row.shippedAt?.toISOString() ?? null,
    isCancelled: row.cancelledAt !== null,
    pieces: Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts,
  }
}

export function batchView(
  row: Prisma.ProductionBatchGetPayload<{ select: typeof batchSelect }>,
  counts: PieceCounts = noPieces,
): BatchView {
  return {
    ...summaryView(row, counts),
    note: row.note,
    options: artworkOptions.parse(row.options),
    package: row.package,
    reseller: row.reseller,
    createdByName: row.createdByName,
    createdAt: row.createdAt.toISOString(),
    shippedByName: row.shippedByName,
    carrier: row.carrier,
    trackingNumber: row.trackingNumber,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    receivedByName: row.receivedByName,
    canShip: row.shippedAt === null && canShipCounts(counts),
  }
}

export function pieceView(row: Prisma.ProductionPieceGetPayload<{ select: typeof pieceSelect }>): PieceRow {
  return {
    id: row.id,
    number: row.number,
    code: row.qrCode.code,
    formattedCode: formatTextCode(row.qrCode.code),
    state: row.state,
    attempt: row.attempt,
    heldByName: row.heldByName,
    station: row.station,
    heldAt: row.heldAt?.toISOString() ?? null,
    problem: row.problem,
    isChecked: row.checkedAt !== null,
    hasPhoto: row.photos.length > 0,
    updatedAt: row.updatedAt.toISOString(),
  }
}
