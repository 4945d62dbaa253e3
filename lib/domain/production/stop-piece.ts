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

/** Takes a locked piece out of everybody's hands until a person has decided; `problem` is a Danish sentence. */
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

/** Stops a held piece whose code was blocked or retired and returns the sentence about it; null when it is in use. */
export async function stopOutOfUse(context: RunContext, row: LockedPiece, station: string): Promise<string | null> {
  const { state } = row.qrCode
  if (state !== 'blocked' && state !== 'retired') return null
  const problem = outOfUseProblems[state]
  await stopHeldPiece(context, row, { problem, station })
  return problem
}

/**
 * How every step at a station begins: the piece stands in `state` and is in this person's hands, else it throws
 * PIECE_WRONG_STATE, PIECE_TAKEN or PIECE_NOT_YOURS. Returns what the step is refused with when its code was blocked or
 * retired meanwhile, which stops the piece; null when it may be taken.
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
 * What was scanned in place of the symbol of `row`, as a person finds it again: 'ABCDE-FGHJK, stykke 3 i parti 12';
 * without a piece the code alone. What is no code of ours, and the piece's own code under another address, is told by
 * what the symbol says, at most 60 characters.
 */
export async function describeOther(
  database: Database,
  row: LockedPiece,
  { code, text }: OtherScanned,
): Promise<string> {
  if (!code || code === row.qrCode.code) return Array.from(text).slice(0, 60).join('')
  const piece = await database.productionPiece.findFirst({
    where: { qrCode: { code } },
    // The newest is the one that lies about in the workshop.
    orderBy: { id: 'desc' },
    select: { number: true, batch: { select: { number: true, name: true } } },
  })
  const formatted = formatTextCode(code)
  return piece ? `${formatted}, stykke ${piece.number} i parti ${piece.batch.number} (${piece.batch.name})` : formatted
}

/** The refusal of such a scan; `described` is what `describeOther` said of it. */
export function otherRefusal(
  row: LockedPiece,
  { code }: OtherScanned,
  refused: { as: 'PIECE_WRONG_CODE' | 'PIECE_OTHER_SCANNED'; described: string },
): DomainError {
  return code === row.qrCode.code
    ? new ProductionError('PIECE_WRONG_ADDRESS', { address: refused.described })
    : new ProductionError(refused.as, { code: refused.described })
}
