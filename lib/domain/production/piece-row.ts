import 'server-only'
import { ProductionError } from '@/lib/domain/production/errors'
import type { PieceEventKind } from '@/lib/domain/production/schema'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import type { RunContext } from '@/lib/server/command'
import type { Prisma, Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import type { SignedIn, SignedInActor } from '@/lib/shared/actor'

const rowSelect = {
  id: true,
  number: true,
  state: true,
  attempt: true,
  heldById: true,
  heldByName: true,
  station: true,
  checkedAt: true,
  textAgreedAt: true,
  qrCodeId: true,
  qrCode: { select: { code: true, state: true } },
  options: true,
  proofSheet: { select: { options: true } },
  batch: { select: { id: true, number: true, name: true, options: true } },
} satisfies Prisma.ProductionPieceSelect

/** A piece whose row this transaction has locked. */
export type LockedPiece = Prisma.ProductionPieceGetPayload<{ select: typeof rowSelect }>

/** The piece's row, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockPiece(tx: Transaction, id: string): Promise<LockedPiece> {
  await lockRow(tx, 'ProductionPiece', id)
  const row = await tx.productionPiece.findUnique({ where: { id }, select: rowSelect })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/** Throws PIECE_TAKEN when someone else has taken the piece, PIECE_NOT_YOURS when no one has. */
export function assertMine(row: LockedPiece, actor: SignedIn): void {
  if (row.heldById === actor.userId) return
  if (row.heldById !== null) throw new ProductionError('PIECE_TAKEN', { name: row.heldByName ?? 'En anden' })
  throw new ProductionError('PIECE_NOT_YOURS')
}

/** Throws PIECE_WRONG_STATE unless the piece is in one of these states. */
export function assertState(row: LockedPiece, ...states: ReadonlyArray<LockedPiece['state']>): void {
  if (!states.includes(row.state)) throw new ProductionError('PIECE_WRONG_STATE')
}

type Change = {
  data: Prisma.ProductionPieceUncheckedUpdateInput
  kind: PieceEventKind
  station?: string | null
  reason?: string
}

/** Changes a locked piece and writes its history; the audit row refers to it. */
export async function changePiece(context: RunContext, row: LockedPiece, change: Change): Promise<void> {
  await context.tx.productionPiece.update({ where: { id: row.id }, data: change.data })
  await writePieceEvent(context, row.id, change)
  context.about({ type: 'production_piece', id: row.id, detail: { batch: row.batch.number, piece: row.number } })
}

/** Adds an event to the history of a piece. */
export async function writePieceEvent(
  { tx, actor }: Pick<RunContext, 'tx' | 'actor'>,
  pieceId: string,
  { kind, station, reason }: Pick<Change, 'kind' | 'station' | 'reason'>,
): Promise<void> {
  const { actorId, actorName } = codeActor(actor)
  await tx.pieceEvent.create({
    data: {
      pieceId,
      kind,
      actorId,
      actorName: actorName?.slice(0, 120) ?? null,
      station: stationColumn(station),
      reason: reason?.slice(0, 500) ?? null,
      // Not the transaction's start, which may be before the previous event if this one waited for a lock.
      at: new Date(),
    },
  })
}

/** A station's name for its column, at most 40 characters; null without one. */
export function stationColumn(station: string | null | undefined): string | null {
  return station?.slice(0, 40) || null
}

/** Columns of a piece that no one has taken. */
export const released = { heldById: null, heldByName: null, station: null, heldAt: null } as const

/** Columns of a piece whose scan and text comparison must be repeated. */
export const unchecked = { checkedAt: null, textAgreedAt: null } as const

/** Columns of a piece that this actor takes now. */
export function heldBy(actor: SignedInActor, station: string) {
  const { actorId, actorName } = codeActor(actor)
  return {
    heldById: actorId,
    heldByName: actorName?.slice(0, 120) ?? null,
    station: stationColumn(station),
    heldAt: new Date(),
  }
}
