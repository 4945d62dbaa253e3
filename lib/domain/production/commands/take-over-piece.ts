import 'server-only'
import { ProductionError } from '@/lib/domain/production/errors'
import { definePieceCommand } from '@/lib/domain/production/piece-command'
import { changePiece, heldBy, stationColumn } from '@/lib/domain/production/piece-row'
import { atStationInput } from '@/lib/domain/production/schema'

/**
 * Takes a piece out of a colleague's hands: who went home with it on the bench. The history names both. One's own piece is
 * fetched from another place in the same way.
 */
export const takeOverPiece = definePieceCommand({
  name: 'production.take-over-piece',
  input: atStationInput,
  async run(context, { station }, row) {
    const isMine = row.heldById === context.actor.userId
    // Pressed twice: it is there already.
    if (isMine && row.station === stationColumn(station)) return { id: row.id }
    if (row.heldById === null) throw new ProductionError('PIECE_WRONG_STATE')
    const from = isMine ? (row.station ?? 'en anden plads') : (row.heldByName ?? 'en kollega')
    const reason = `Overtaget fra ${from}.`
    await changePiece(context, row, { data: heldBy(context.actor, station), kind: 'taken', station, reason })
    return { id: row.id }
  },
})
