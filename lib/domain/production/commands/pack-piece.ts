import 'server-only'
import { definePieceCommand } from '@/lib/domain/production/piece-command'
import { changePiece, released } from '@/lib/domain/production/piece-row'
import { atStationInput } from '@/lib/domain/production/schema'
import { refuseStep } from '@/lib/domain/production/stop-piece'
import { DomainError } from '@/lib/server/errors'

/** Into the box. Only what was scanned as itself after its last engraving. */
export const packPiece = definePieceCommand({
  name: 'production.pack-piece',
  input: atStationInput,
  async run(context, { station }, row) {
    const refusal = await refuseStep(context, row, { state: 'quality_check', station })
    if (refusal) return refusal
    if (row.checkedAt === null) throw new DomainError('PIECE_WRONG_STATE')
    await changePiece(context, row, { data: { ...released, state: 'packed' }, kind: 'packed', station })
    return { id: row.id, state: 'packed' as const }
  },
})
