import { listMusic } from '@/lib/domain/music/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createPiece } from '@/tests/factories/music'

export const musicReads: Record<string, ReadRow> = {
  'music.list-music': {
    read: listMusic,
    input: async ({ memorial }) => {
      await createPiece({ memorial })
      return { id: memorial.slug }
    },
    // 403 for readers who may not edit the page, 404 for outsiders.
    outcomes: readOutcomes(404, {
      visitor: 401,
      viewer: 403,
      first_reader: 403,
      administrator: 403,
      editor: 'ok',
      owner: 'ok',
    }),
  },
}
