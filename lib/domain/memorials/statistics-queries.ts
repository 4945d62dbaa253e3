import 'server-only'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { readDailyCounts, readStatistics } from '@/lib/domain/memorials/statistics'
import { statisticsInput } from '@/lib/domain/memorials/statistics-view'
import { defineRead } from '@/lib/server/read'
import { csvFile } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'

/** Visits and posts of a page, for owners and editors. */
export const getStatistics = defineRead({
  name: 'memorials.get-statistics',
  session: 'optional',
  input: statisticsInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  run: (_, { period }, { id }) => readStatistics(id, period),
})

/** Daily counts as CSV. */
export const getStatisticsFile = defineRead({
  name: 'memorials.get-statistics-file',
  session: 'optional',
  input: statisticsInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  run: async (_, __, { id }) => {
    const days = await readDailyCounts(id)
    return {
      body: csvFile(days, [
        ['Dato', ({ day }) => day],
        ['Besøg fra QR-koden', ({ qr }) => qr],
        ['Besøg fra links', ({ link }) => link],
        ['Lys', ({ candles }) => candles],
        ['Hilsner og minder', ({ posts }) => posts],
      ]),
      contentType: 'text/csv; charset=utf-8',
      filename: `mindelund-statistik-${danishDay(new Date())}.csv`,
    }
  },
})
