import 'server-only'
import { pieceEventTexts } from '@/lib/domain/production/copy'
import { ProductionError } from '@/lib/domain/production/errors'
import { definePieceCommand } from '@/lib/domain/production/piece-command'
import { findUndoableStep } from '@/lib/domain/production/piece-history'
import { changePiece, heldBy } from '@/lib/domain/production/pieces'
import { atStationInput } from '@/lib/domain/production/schema'

/**
 * Undoes engraving or packing that was pressed too early; the caller has the piece again. Only one's own last step,
 * within a minute, and while no one else has taken the piece; else throws PIECE_WRONG_STATE.
 */
export const undoStep = definePieceCommand({
  name: 'production.undo-step',
  input: atStationInput,
  async run(context, { station }, row) {
    const undoable = await findUndoableStep(context.tx, context.actor.userId, { id: row.id })
    if (!undoable) throw new ProductionError('PIECE_WRONG_STATE')
    const state = undoable.step === 'engraved' ? ('engraving' as const) : ('passed' as const)
    await changePiece(context, row, {
      data: { ...heldBy(context.actor, station), state },
      kind: 'undone',
      station,
      reason: `»${pieceEventTexts[undoable.step]}« blev trykket for tidligt.`,
    })
    return { id: row.id, state }
  },
})
