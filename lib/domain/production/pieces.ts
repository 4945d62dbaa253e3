import 'server-only'
import { type ArtworkOptions, artworkOptions } from '@/lib/domain/artwork/schema'
import { outOfUseProblems } from '@/lib/domain/production/copy'
import { ProductionError } from '@/lib/domain/production/errors'
import type { PieceEventKind } from '@/lib/domain/production/schema'
import { codeActor, codesInUse } from '@/lib/domain/qr-codes/code-row'
import { isOutOfUse } from '@/lib/domain/qr-codes/schema'
import { Refusal, type RunContext } from '@/lib/server/command'
import type { Prisma, Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import type { SignedIn, SignedInActor } from '@/lib/shared/actor'
import { formatTextCode } from '@/lib/shared/qr-text-code'

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

/** Codes in use that no plate was made for, nor is being made. */
export const untouchedCodes = {
  ...codesInUse,
  pieces: { none: { state: { not: 'cancelled' } } },
} satisfies Prisma.QrCodeWhereInput

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

type Drawn = { options: unknown; proofSheet: { options: unknown } | null; batch: { options: unknown } }

/** The options of a piece: approved by its family, else its own, else the batch's. */
export function optionsOfPiece({ options, proofSheet, batch }: Drawn): ArtworkOptions {
  return artworkOptions.parse(proofSheet?.options ?? options ?? batch.options)
}

/** Stops a locked piece until someone decides what to do with it; `problem` is a Danish sentence. */
export async function stopHeldPiece(
  context: RunContext,
  row: LockedPiece,
  { problem, kind = 'stopped', station }: { problem: string; kind?: 'stopped' | 'wrong_code'; station: string },
): Promise<void> {
  await changePiece(context, row, {
    data: { ...released, state: 'stopped', problem: problem.slice(0, 500), ...unchecked },
    kind,
    station,
    reason: problem,
  })
}

/**
 * Stops a locked piece whose code was blocked or retired and returns the Danish problem; null if the code is in use.
 */
export async function stopOutOfUse(context: RunContext, row: LockedPiece, station: string): Promise<string | null> {
  const { state } = row.qrCode
  if (!isOutOfUse(state)) return null
  const problem = outOfUseProblems[state]
  await stopHeldPiece(context, row, { problem, station })
  return problem
}

/**
 * The checks before every step at a station. Throws PIECE_WRONG_STATE unless the piece is in `state`, and PIECE_TAKEN
 * or PIECE_NOT_YOURS unless this person has taken it. Stops the piece and returns a refusal when its code was blocked
 * or retired meanwhile; null when the step may go ahead.
 */
export async function refuseStep(
  context: RunContext<SignedInActor>,
  row: LockedPiece,
  { state, station }: { state: LockedPiece['state']; station: string },
): Promise<Refusal | null> {
  assertState(row, state)
  assertMine(row, context.actor)
  if (!(await stopOutOfUse(context, row, station))) return null
  return new Refusal(new ProductionError('PIECE_OUT_OF_USE', { code: formatTextCode(row.qrCode.code) }))
}
