import 'server-only'
import { ProductionError } from '@/lib/domain/production/errors'
import { definePieceCommand } from '@/lib/domain/production/piece-command'
import { changePiece, heldBy, stationColumn } from '@/lib/domain/production/pieces'
import { atStationInput } from '@/lib/domain/production/schema'

/**
 * Takes over a piece that a colleague has taken, or one's own from another station. The history names both.
 */
export const takeOverPiece = definePieceCommand({
  name: 'production.take-over-piece',
  input: atStationInput,
  async run(context, { station }, row) {
    const isMine = row.heldById === context.actor.userId
    // A second press changes nothing.
    if (isMine && row.station === stationColumn(station)) return { id: row.id }
    if (row.heldById === null) throw new ProductionError('PIECE_WRONG_STATE')
    const from = isMine ? (row.station ?? 'en anden plads') : (row.heldByName ?? 'en kollega')
    const reason = `Overtaget fra ${from}.`
    await changePiece(context, row, { data: heldBy(context.actor, station), kind: 'taken', station, reason })
    return { id: row.id }
  },
})
