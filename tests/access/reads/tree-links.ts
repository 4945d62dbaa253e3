import { listLinks } from '@/lib/domain/tree-links/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

export const treeLinkReads: Record<string, ReadRow> = {
  'tree-links.list-links': {
    read: listLinks,
    input: ({ memorial }) => ({ id: memorial.slug }),
    outcomes: readOutcomes(404, {
      viewer: 403,
      first_reader: 403,
      administrator: 403,
      editor: 'ok',
      owner: 'ok',
    }),
  },
}
