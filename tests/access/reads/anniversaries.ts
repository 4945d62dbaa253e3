import { getAnniversaries } from '@/lib/domain/anniversaries/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

export const anniversaryReads: Record<string, ReadRow> = {
  'anniversaries.get-anniversaries': {
    read: getAnniversaries,
    input: ({ memorial }) => ({ id: memorial.slug }),
    // For members; an administrator sees the page but has no membership.
    outcomes: readOutcomes('ok', {
      visitor: 404,
      foreign: 404,
      first_reader: 'ok',
      production: 404,
      administrator: 403,
    }),
  },
}
