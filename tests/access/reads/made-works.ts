import { listMade } from '@/lib/domain/made-works/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createMadeWork } from '@/tests/factories/made-works'

export const madeWorkReads: Record<string, ReadRow> = {
  'made-works.list-made': {
    read: listMade,
    input: async ({ memorial }) => {
      await createMadeWork({ memorial })
      return { id: memorial.slug }
    },
    outcomes: readOutcomes(404, {
      viewer: 403,
      first_reader: 403,
      editor: 403,
      administrator: 403,
      owner: 'ok',
    }),
  },
}
