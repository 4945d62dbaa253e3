import { getFiguresFile, getOverview, getTrends, listAttention } from '@/lib/domain/insights/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

export const insightReads: Record<string, ReadRow> = {
  'insights.get-overview': {
    read: getOverview,
    input: () => ({}),
    outcomes: readOutcomes(403, { visitor: 401, administrator: 'ok' }),
  },
  'insights.list-attention': {
    read: listAttention,
    input: () => ({}),
    outcomes: readOutcomes(403, { visitor: 401, administrator: 'ok' }),
  },
  'insights.get-trends': {
    read: getTrends,
    input: () => ({ figure: 'visits', period: '30d' }),
    outcomes: readOutcomes(403, { visitor: 401, administrator: 'ok' }),
  },
  'insights.get-figures-file': {
    read: getFiguresFile,
    input: () => ({}),
    outcomes: readOutcomes(403, { visitor: 401, administrator: 'ok' }),
  },
}
