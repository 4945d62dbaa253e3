import 'server-only'
import { definePieceCommand } from '@/lib/domain/production/piece-command'
import { assertMine, changePiece, released, unchecked } from '@/lib/domain/production/pieces'
import { atStationInput } from '@/lib/domain/production/schema'

/** Returns a piece to its station's queue, where work on it starts again. */
export const giveBackPiece = definePieceCommand({
  name: 'production.give-back-piece',
  input: atStationInput,
  async run(context, { station }, row) {
    if (row.heldById === null) return { id: row.id, state: row.state }
    assertMine(row, context.actor)
    const state = row.state === 'engraving' ? ('queued' as const) : row.state
    // The next person must scan the piece themselves.
    const data = { ...released, state, ...(row.state === 'passed' ? {} : unchecked) }
    await changePiece(context, row, { data, kind: 'given_back', station })
    return { id: row.id, state }
  },
})
