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

/** A piece while its transaction holds it. */
export type LockedPiece = Prisma.ProductionPieceGetPayload<{ select: typeof rowSelect }>

/** The piece's row, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockPiece(tx: Transaction, id: string): Promise<LockedPiece> {
  await lockRow(tx, 'ProductionPiece', id)
  const row = await tx.productionPiece.findUnique({ where: { id }, select: rowSelect })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/** Throws PIECE_TAKEN when somebody else has it in hand, PIECE_NOT_YOURS when nobody has. */
export function assertMine(row: LockedPiece, actor: SignedIn): void {
  if (row.heldById === actor.userId) return
  if (row.heldById !== null) throw new ProductionError('PIECE_TAKEN', { name: row.heldByName ?? 'En anden' })
  throw new ProductionError('PIECE_NOT_YOURS')
}

/** Throws PIECE_WRONG_STATE unless the piece stands in one of these states. */
export function assertState(row: LockedPiece, ...states: ReadonlyArray<LockedPiece['state']>): void {
  if (!states.includes(row.state)) throw new ProductionError('PIECE_WRONG_STATE')
}

type Change = {
  data: Prisma.ProductionPieceUncheckedUpdateInput
  kind: PieceEventKind
  station?: string | null
  reason?: string
}

/** Changes a held piece and writes who did what where into its history; the audit row points to it. */
export async function changePiece(context: RunContext, row: LockedPiece, change: Change): Promise<void> {
  await context.tx.productionPiece.update({ where: { id: row.id }, data: change.data })
  await writePieceEvent(context, row.id, change)
  context.about({ type: 'production_piece', id: row.id, detail: { batch: row.batch.number, piece: row.number } })
}

/** Adds a line to the history of a piece. */
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
      // When it was written and not when its transaction began: that one may have waited for the one before.
      at: new Date(),
    },
  })
}

/** The name of a place as it is kept; null when it was not named. */
export function stationColumn(station: string | null | undefined): string | null {
  return station?.slice(0, 40) || null
}

/** Nobody has it in hand any more. */
export const released = { heldById: null, heldByName: null, station: null, heldAt: null } as const

/** To be scanned, compared and photographed anew. */
export const unchecked = { checkedAt: null, textAgreedAt: null } as const

/** In the hands of this account from now on. */
export function heldBy(actor: SignedInActor, station: string) {
  const { actorId, actorName } = codeActor(actor)
  return {
    heldById: actorId,
    heldByName: actorName?.slice(0, 120) ?? null,
    station: stationColumn(station),
    heldAt: new Date(),
  }
}
