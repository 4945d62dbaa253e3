import 'server-only'
import { definePieceCommand } from '@/lib/domain/production/piece-command'
import { assertMine, changePiece, released } from '@/lib/domain/production/piece-row'
import { atStationInput } from '@/lib/domain/production/schema'

/** Lays a piece back for the next one who asks: unfinished into the station's own queue, checked for the packer. */
export const giveBackPiece = definePieceCommand({
  name: 'production.give-back-piece',
  input: atStationInput,
  async run(context, { station }, row) {
    if (row.heldById === null) return { id: row.id, state: row.state }
    assertMine(row, context.actor)
    const state = row.state === 'engraving' ? ('queued' as const) : row.state
    await changePiece(context, row, { data: { ...released, state }, kind: 'given_back', station })
    return { id: row.id, state }
  },
})
