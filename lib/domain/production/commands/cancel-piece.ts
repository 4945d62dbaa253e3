import 'server-only'
import { giveUp } from '@/lib/domain/production/decide-piece'
import { definePieceCommand } from '@/lib/domain/production/piece-command'
import { pieceWithReasonInput } from '@/lib/domain/production/schema'

/** Cancels a piece, which frees its code for another batch. The last piece cancels its batch too. */
export const cancelPiece = definePieceCommand({
  name: 'production.cancel-piece',
  input: pieceWithReasonInput,
  run: (context, why, row) => giveUp(context, row, why),
})
