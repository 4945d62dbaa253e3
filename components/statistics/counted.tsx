import type { StatisticsTotals, StatisticsView } from '@/lib/domain/memorials/statistics-view'
import { Plot } from './plot'
import { PlotLegend } from './plot-legend'
import type { PlotPart } from './plot-parts'

type CountedProps = {
  title: string
  sentence: string
  view: StatisticsView
  series: readonly PlotPart<keyof StatisticsTotals>[]
}

/** One plot with its summary sentence and legend. */
export function Counted({ title, sentence, view: { points, totals }, series }: CountedProps) {
  const counted = series.map((part) => ({
    ...part,
    label: `${part.label}: ${totals[part.key].toLocaleString('da-DK')}`,
  }))
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2">{sentence}</p>
      <PlotLegend parts={counted} />
      <Plot points={points} parts={series} />
    </section>
  )
}
