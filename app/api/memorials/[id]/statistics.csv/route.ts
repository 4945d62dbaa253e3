import { statisticsCsv } from '@/lib/domain/memorials/statistics-csv'
import { statisticsInput } from '@/lib/domain/memorials/statistics-view'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'memorials.statistics-csv',
  input: statisticsInput,
  run: (actor, { id }) => statisticsCsv(actor, id),
})
