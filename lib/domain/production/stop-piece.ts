import 'server-only'
import { outOfUseProblems } from '@/lib/domain/production/copy'
import { ProductionError } from '@/lib/domain/production/errors'
import {
  assertMine,
  assertState,
  changePiece,
  type LockedPiece,
  released,
  unchecked,
} from '@/lib/domain/production/piece-row'
import { Refusal, type RunContext } from '@/lib/server/command'
import type { Database } from '@/lib/server/db'
import type { DomainError } from '@/lib/server/errors'
import type { SignedInActor } from '@/lib/shared/actor'
import { formatTextCode } from '@/lib/shared/qr-text-code'

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
  if (state !== 'blocked' && state !== 'retired') return null
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

type OtherScanned = { code: string | null; text: string }

/**
 * Describes the symbol that was scanned instead of the one of `row`: 'ABCDE-FGHJK, stykke 3 i parti 12', or only the
 * code if it has no piece. For codes that are not ours, and for the piece's own code at another address, the symbol's
 * text, at most 60 characters.
 */
export async function describeOther(
  database: Database,
  row: LockedPiece,
  { code, text }: OtherScanned,
): Promise<string> {
  if (!code || code === row.qrCode.code) return Array.from(text).slice(0, 60).join('')
  const piece = await database.productionPiece.findFirst({
    where: { qrCode: { code } },
    // The newest is the one in the workshop now.
    orderBy: { id: 'desc' },
    select: { number: true, batch: { select: { number: true, name: true } } },
  })
  const formatted = formatTextCode(code)
  return piece ? `${formatted}, stykke ${piece.number} i parti ${piece.batch.number} (${piece.batch.name})` : formatted
}

/** The error for such a scan; `described` comes from `describeOther`. */
export function otherRefusal(
  row: LockedPiece,
  { code }: OtherScanned,
  refused: { as: 'PIECE_WRONG_CODE' | 'PIECE_OTHER_SCANNED'; described: string },
): DomainError {
  return code === row.qrCode.code
    ? new ProductionError('PIECE_WRONG_ADDRESS', { address: refused.described })
    : new ProductionError(refused.as, { code: refused.described })
}
