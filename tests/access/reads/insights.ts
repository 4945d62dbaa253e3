import { getOverview } from '@/lib/domain/insights/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

export const insightReads: Record<string, ReadRow> = {
  'insights.get-overview': {
    read: getOverview,
    input: () => ({}),
    outcomes: readOutcomes(403, { visitor: 401, administrator: 'ok' }),
  },
}
