import 'server-only'
import { stationColumn } from '@/lib/domain/production/piece-row'
import type { PieceState, StationKind } from '@/lib/domain/production/schema'
import { Prisma } from '@/lib/server/db'

type Pieces = { state: PieceState; isPassed?: boolean }

/** Which pieces a station takes up, and how they stand while somebody works on them there. */
const stations: Record<StationKind, { waiting: Pieces; inHand: Pieces }> = {
  engraving: { waiting: { state: 'queued' }, inHand: { state: 'engraving' } },
  inspection: {
    waiting: { state: 'quality_check', isPassed: false },
    inHand: { state: 'quality_check', isPassed: false },
  },
  packing: {
    waiting: { state: 'quality_check', isPassed: true },
    inHand: { state: 'quality_check', isPassed: true },
  },
}

/** Pieces that nobody has in hand and that the next one who asks at this kind of station gets. */
export function waitingAt(kind: StationKind): Prisma.ProductionPieceWhereInput {
  return { ...whereOf(stations[kind].waiting), heldById: null }
}

/** The same as a condition on `"ProductionPiece" p`, for the query that skips locked rows: Prisma has none. */
export function waitingAtSql(kind: StationKind): Prisma.Sql {
  const { state, isPassed } = stations[kind].waiting
  const passed =
    isPassed === undefined
      ? Prisma.empty
      : isPassed
        ? Prisma.sql`AND p."passedAt" IS NOT NULL`
        : Prisma.sql`AND p."passedAt" IS NULL`
  return Prisma.sql`p.state = ${state}::"PieceState" AND p."heldById" IS NULL ${passed}`
}

/** Pieces in anybody's hands at this kind of station. */
export function inHandAt(kind: StationKind): Prisma.ProductionPieceWhereInput {
  return { ...whereOf(stations[kind].inHand), heldById: { not: null } }
}

export type AtStation = { kind: StationKind; station: string; batch?: number | undefined }

/** What this person has in hand at this very place; the earliest taken comes first by `heldAt`. */
export function inHandOf(userId: string, { kind, station, batch }: AtStation): Prisma.ProductionPieceWhereInput {
  return { ...inHandAt(kind), ...ofBatch(batch), heldById: userId, station: stationColumn(station) }
}

/** Pieces of one batch by its number, or of all. */
export function ofBatch(batch: number | undefined): Prisma.ProductionPieceWhereInput {
  return batch === undefined ? {} : { batch: { number: batch } }
}

function whereOf({ state, isPassed }: Pieces): Prisma.ProductionPieceWhereInput {
  return { state, ...(isPassed === undefined ? {} : { passedAt: isPassed ? { not: null } : null }) }
}
