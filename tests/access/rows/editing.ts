import { announceEditing } from '@/lib/domain/memorials/commands/announce-editing'
import { type AccessRow, outcomes } from '@/tests/access/row'

export const editingRows: Record<string, AccessRow> = {
  'memorials.announce-editing': {
    command: announceEditing,
    input: ({ memorial }) => ({ id: memorial.slug }),
    outcomes: outcomes(404, {
      visitor: 401,
      viewer: 403,
      first_reader: 403,
      editor: 'ok',
      owner: 'ok',
      administrator: 403,
    }),
  },
}
