import type { StatisticsTotals, StatisticsView } from '@/lib/domain/memorials/statistics-view'
import { BarPlot } from './bar-plot'
import type { PlotSeries } from './series'

type CountedProps = { title: string; sentence: string; view: StatisticsView; series: PlotSeries[] }

/** One plot with its summary sentence and legend. */
export function Counted({ title, sentence, view, series }: CountedProps) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2">{sentence}</p>
      <ul className="plot mt-5 flex flex-wrap gap-x-6 gap-y-1">
        {series.map(({ key, label, fill, edge }) => (
          <li key={key} className="flex items-center gap-2">
            <span
              aria-hidden
              className="size-4 rounded-sm border-2"
              style={{ backgroundColor: fill, borderColor: edge === 'var(--background)' ? fill : edge }}
            />
            {label}: {total(view.totals, key)}
          </li>
        ))}
      </ul>
      <BarPlot points={view.points} series={series} className="plot mt-4" />
    </section>
  )
}

function total(totals: StatisticsTotals, key: keyof StatisticsTotals): string {
  return totals[key].toLocaleString('da-DK')
}
