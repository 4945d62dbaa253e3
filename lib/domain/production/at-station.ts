import 'server-only'
import { stationColumn } from '@/lib/domain/production/pieces'
import type { PieceState, StationKind } from '@/lib/domain/production/schema'
import { Prisma } from '@/lib/server/db'

/** The state of pieces that wait for a station, and of those being worked on there. */
const stations: Record<StationKind, { waiting: PieceState; inHand: PieceState }> = {
  engraving: { waiting: 'queued', inHand: 'engraving' },
  inspection: { waiting: 'quality_check', inHand: 'quality_check' },
  packing: { waiting: 'passed', inHand: 'passed' },
}

/** Free pieces that wait for this kind of station. */
export function waitingAt(kind: StationKind): Prisma.ProductionPieceWhereInput {
  return { state: stations[kind].waiting, heldById: null }
}

/** The same as SQL on `"ProductionPiece" p`, since Prisma has no SKIP LOCKED. */
export function waitingAtSql(kind: StationKind): Prisma.Sql {
  return Prisma.sql`p.state = ${stations[kind].waiting}::"PieceState" AND p."heldById" IS NULL`
}

/** Pieces being worked on at this kind of station. */
export function inHandAt(kind: StationKind): Prisma.ProductionPieceWhereInput {
  return { state: stations[kind].inHand, heldById: { not: null } }
}

export type AtStation = { kind: StationKind; station: string; batch?: number | undefined }

/** The pieces this person is working on at exactly this station; order by `heldAt` for the earliest taken. */
export function inHandOf(userId: string, { kind, station, batch }: AtStation): Prisma.ProductionPieceWhereInput {
  return { ...inHandAt(kind), ...ofBatch(batch), heldById: userId, station: stationColumn(station) }
}

/** Pieces of one batch by its number, or all. */
export function ofBatch(batch: number | undefined): Prisma.ProductionPieceWhereInput {
  return batch === undefined ? {} : { batch: { number: batch } }
}
