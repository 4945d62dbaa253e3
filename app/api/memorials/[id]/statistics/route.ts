import { getStatistics } from '@/lib/domain/memorials/statistics'
import { statisticsInput } from '@/lib/domain/memorials/statistics-view'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'memorials.statistics',
  input: statisticsInput,
  run: (actor, { id, period }) => getStatistics(actor, id, period),
})
