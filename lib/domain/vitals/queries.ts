import 'server-only'
import { groupingTexts, kindText, metricTexts, valueText } from '@/lib/domain/vitals/copy'
import { canSeeVitals } from '@/lib/domain/vitals/policy'
import { readVitals } from '@/lib/domain/vitals/read-vitals'
import { groupings, type VitalsView, vitalsInput } from '@/lib/domain/vitals/schema'
import { defineRead } from '@/lib/server/read'
import { type CsvColumn, csvFile } from '@/lib/shared/csv'

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

type Line = {
  metric: string
  group: string
  count: number
  p50: string
  p75: string
  p95: string
  good: number
  middling: number
  poor: number
}

const columns: ReadonlyArray<CsvColumn<Line>> = [
  ['Måling', ({ metric }) => metric],
  ['For', ({ group }) => group],
  ['Besøg', ({ count }) => count],
  ['Halvdelen', ({ p50 }) => p50],
  ['Tre ud af fire', ({ p75 }) => p75],
  ['19 ud af 20', ({ p95 }) => p95],
  ['Gode', ({ good }) => good],
  ['Middel', ({ middling }) => middling],
  ['Dårlige', ({ poor }) => poor],
]

/** All metrics, then the chosen one by kind of page, device and connection. */
export function writeVitalsCsv({ filter, metrics, groups }: VitalsView): string {
  const all = metrics.map(({ metric, p50, p75, p95, ...shares }): Line => {
    const text = (value: number | null) => valueText(metric, value)
    return {
      ...shares,
      metric: metricTexts[metric],
      group: 'Alle valgte',
      p50: text(p50),
      p75: text(p75),
      p95: text(p95),
    }
  })
  const parts = groupings.flatMap((by) =>
    groups[by].map(({ key, p75, ...shares }): Line => {
      const group = `${groupingTexts[by]}: ${kindText(key)}`
      return {
        ...shares,
        metric: metricTexts[filter.metric],
        group,
        p50: '',
        p75: valueText(filter.metric, p75),
        p95: '',
      }
    }),
  )
  return csvFile([...all, ...parts], columns)
}
