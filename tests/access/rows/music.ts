import { orderMusic } from '@/lib/domain/music/commands/order-music'
import { removePiece } from '@/lib/domain/music/commands/remove-piece'
import { setTop } from '@/lib/domain/music/commands/set-top'
import { updatePiece } from '@/lib/domain/music/commands/update-piece'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createPiece } from '@/tests/factories/music'

// A private page: outsiders get 404, members without the right 403.
const editors = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  editor: 'ok',
  owner: 'ok',
  administrator: 403,
})

async function piece({ memorial }: World) {
  return { id: memorial.slug, mediaId: (await createPiece({ memorial })).id }
}

export const musicRows: Record<string, AccessRow> = {
  'music.update-piece': {
    command: updatePiece,
    input: async (world) => ({ ...(await piece(world)), title: 'Sov, mit barn', rights: 'own_recording' }),
    outcomes: editors,
  },
  'music.order-music': {
    command: orderMusic,
    input: async (world) => {
      const { id, mediaId } = await piece(world)
      return { id, ids: [mediaId] }
    },
    outcomes: editors,
  },
  'music.set-top': {
    command: setTop,
    input: async (world) => ({ ...(await piece(world)), isTop: true }),
    outcomes: editors,
  },
  'music.remove-piece': { command: removePiece, input: piece, outcomes: editors },
}
