import 'server-only'
import { definePieceCommand } from '@/lib/domain/production/piece-command'
import { assertState, stopHeldPiece } from '@/lib/domain/production/pieces'
import { reworkableStates } from '@/lib/domain/production/policy'
import { pieceWithReasonInput } from '@/lib/domain/production/schema'

/** Stops a faulty piece (a cracked plaque, a slipped tool) until someone decides what to do with it. */
export const stopPiece = definePieceCommand({
  name: 'production.stop-piece',
  input: pieceWithReasonInput,
  async run(context, { reason, station }, row) {
    assertState(row, 'queued', ...reworkableStates.filter((state) => state !== 'stopped'))
    await stopHeldPiece(context, row, { problem: reason, station })
    return { id: row.id, state: 'stopped' as const }
  },
})
