import 'server-only'
import { canSeeVitals } from '@/lib/domain/vitals/policy'
import { readVitals } from '@/lib/domain/vitals/read-vitals'
import { vitalsInput } from '@/lib/domain/vitals/schema'
import { writeVitalsCsv } from '@/lib/domain/vitals/vitals-csv'
import { defineRead } from '@/lib/server/read'

/** How fast the pages were for visitors. */
export const getVitals = defineRead({
  name: 'vitals.get-vitals',
  session: 'required',
  input: vitalsInput,
  authorize: canSeeVitals,
  run: (_, filter) => readVitals(filter, new Date()),
})

/** The tables of the same as a CSV file. */
export const getVitalsFile = defineRead({
  name: 'vitals.get-vitals-file',
  session: 'required',
  input: vitalsInput,
  authorize: canSeeVitals,
  run: async (_, filter) => ({
    body: writeVitalsCsv(await readVitals(filter, new Date())),
    contentType: 'text/csv; charset=utf-8',
    filename: 'hastighed.csv',
  }),
})
