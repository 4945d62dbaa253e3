import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import * as queries from '@/lib/domain/memorials/queries'
import * as statistics from '@/lib/domain/memorials/statistics-queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createMemorial } from '@/tests/factories/memorials'

const ofThePage = ({ memorial }: World) => ({ id: memorial.slug })
// 403 for readers who may not edit the page, 404 for outsiders.
const writersOnly = readOutcomes(404, {
  viewer: 403,
  first_reader: 403,
  administrator: 403,
  editor: 'ok',
  owner: 'ok',
})

export const memorialReads: Record<string, ReadRow> = {
  'memorials.list-my-memorials': {
    read: queries.listMyMemorials,
    input: () => ({}),
    outcomes: readOutcomes('nothing', { viewer: 'ok', first_reader: 'ok', editor: 'ok', owner: 'ok' }),
  },
  'memorial-page.get-memorial-for-edit': { read: getMemorialForEdit, input: ofThePage, outcomes: writersOnly },
  'memorials.get-statistics': {
    read: statistics.getStatistics,
    // Even on an open page, only editors see the statistics.
    input: async ({ people: { owner } }) => ({ id: (await createMemorial({ owner })).slug, period: '30d' }),
    outcomes: readOutcomes(403, { owner: 'ok' }),
  },
  'memorials.get-statistics-file': {
    read: statistics.getStatisticsFile,
    input: ({ memorial }) => ({ id: memorial.slug, period: 'all' }),
    outcomes: writersOnly,
  },
}
