import 'server-only'
import { ProductionError } from '@/lib/domain/production/errors'
import { engravingSoFar } from '@/lib/domain/production/piece-history'
import { assertState, changePiece, type LockedPiece, released, unchecked } from '@/lib/domain/production/pieces'
import { openStates, reworkableStates } from '@/lib/domain/production/policy'
import { dropPiecePhotos } from '@/lib/domain/stones/stone-files'
import type { RunContext } from '@/lib/server/command'
import { lockRow } from '@/lib/server/lock-rows'

type Why = { reason: string; station: string }
type Decided<S> = { id: string; state: S }

/** Sends a locked piece back to engraving, on a new plate. Throws PIECE_WRONG_STATE. */
export async function makeAgain(context: RunContext, row: LockedPiece, why: Why): Promise<Decided<'queued'>> {
  assertState(row, ...reworkableStates)
  const data = {
    ...released,
    state: 'queued' as const,
    attempt: { increment: 1 },
    problem: why.reason,
    ...unchecked,
  }
  await changePiece(context, row, { data, kind: 'rework', ...why })
  await dropPiecePhotos(context, row.id)
  return { id: row.id, state: 'queued' }
}

/** Sends a locked, stopped piece that is fine after all back to quality check. Throws PIECE_WRONG_STATE. */
export async function checkAgain(context: RunContext, row: LockedPiece, why: Why): Promise<Decided<'quality_check'>> {
  assertState(row, 'stopped')
  if ((await engravingSoFar(context.tx, row.id)) !== 'done') throw new ProductionError('PIECE_WRONG_STATE')
  const data = { ...released, state: 'quality_check' as const, problem: null, ...unchecked }
  await changePiece(context, row, { data, kind: 'given_back', ...why })
  return { id: row.id, state: 'quality_check' }
}

/** Cancels a locked piece, which frees its code. The last piece cancels its batch too. Throws PIECE_WRONG_STATE. */
export async function giveUp(context: RunContext, row: LockedPiece, why: Why): Promise<Decided<'cancelled'>> {
  const { tx } = context
  assertState(row, ...openStates)
  const data = { ...released, state: 'cancelled' as const, problem: why.reason }
  await changePiece(context, row, { data, kind: 'cancelled', ...why })
  // Without the lock, concurrent cancels of the last two pieces would each still count the other.
  await lockRow(tx, 'ProductionBatch', row.batch.id)
  const left = await tx.productionPiece.count({ where: { batchId: row.batch.id, state: { not: 'cancelled' } } })
  if (left === 0) await tx.productionBatch.update({ where: { id: row.batch.id }, data: { cancelledAt: new Date() } })
  return { id: row.id, state: 'cancelled' }
}
