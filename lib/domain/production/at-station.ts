import 'server-only'
import { stationColumn } from '@/lib/domain/production/piece-row'
import type { PieceState, StationKind } from '@/lib/domain/production/schema'
import { Prisma } from '@/lib/server/db'

/** The state of the pieces a station takes, and their state while someone works on them there. */
const stations: Record<StationKind, { waiting: PieceState; inHand: PieceState }> = {
  engraving: { waiting: 'queued', inHand: 'engraving' },
  inspection: { waiting: 'quality_check', inHand: 'quality_check' },
  packing: { waiting: 'passed', inHand: 'passed' },
}

/** Pieces that are in nobody's hands and are handed out next at this kind of station. */
export function waitingAt(kind: StationKind): Prisma.ProductionPieceWhereInput {
  return { state: stations[kind].waiting, heldById: null }
}

/** The same as a condition on `"ProductionPiece" p`, for the query that skips locked rows: Prisma has none. */
export function waitingAtSql(kind: StationKind): Prisma.Sql {
  return Prisma.sql`p.state = ${stations[kind].waiting}::"PieceState" AND p."heldById" IS NULL`
}

/** Pieces in anybody's hands at this kind of station. */
export function inHandAt(kind: StationKind): Prisma.ProductionPieceWhereInput {
  return { state: stations[kind].inHand, heldById: { not: null } }
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
