import { getAnniversaries } from '@/lib/domain/anniversaries/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

export const anniversaryReads: Record<string, ReadRow> = {
  'anniversaries.get-anniversaries': {
    read: getAnniversaries,
    input: ({ memorial }) => ({ id: memorial.slug }),
    // For those who take part in the page; an administrator sees it and takes none.
    outcomes: readOutcomes('ok', {
      visitor: 404,
      foreign: 404,
      first_reader: 'ok',
      production: 404,
      administrator: 403,
    }),
  },
}
