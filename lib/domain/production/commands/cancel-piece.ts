import 'server-only'
import { definePieceCommand } from '@/lib/domain/production/piece-command'
import { assertState, changePiece, released } from '@/lib/domain/production/pieces'
import { openStates } from '@/lib/domain/production/policy'
import { pieceWithReasonInput } from '@/lib/domain/production/schema'
import { lockRow } from '@/lib/server/lock-rows'

/** Cancels a piece, which frees its code for another batch. The last piece cancels its batch too. */
export const cancelPiece = definePieceCommand({
  name: 'production.cancel-piece',
  input: pieceWithReasonInput,
  async run(context, { reason, station }, row) {
    const { tx } = context
    assertState(row, ...openStates)
    const data = { ...released, state: 'cancelled' as const, problem: reason }
    await changePiece(context, row, { data, kind: 'cancelled', station, reason })
    // Without the lock, concurrent cancels of the last two pieces would each still count the other.
    await lockRow(tx, 'ProductionBatch', row.batch.id)
    const left = await tx.productionPiece.count({ where: { batchId: row.batch.id, state: { not: 'cancelled' } } })
    if (left === 0) await tx.productionBatch.update({ where: { id: row.batch.id }, data: { cancelledAt: new Date() } })
    return { id: row.id, state: 'cancelled' as const }
  },
})
