import { Link } from '@/components/ui/link'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import {
  type Period,
  periods,
  periodTexts,
  type StatisticsTotals,
  type StatisticsView,
} from '@/lib/domain/memorials/statistics-view'
import { counted } from '@/lib/shared/counted'
import { Plot } from './plot'
import { PlotLegend } from './plot-legend'
import type { PlotPart } from './plot-parts'

const unitNames = { day: 'Dag', month: 'Måned', year: 'År' } as const

/** Every number of the plots, newest first, in a disclosure that works without script. */
export function CountsTable({ view }: { view: StatisticsView }) {
  const rows = view.points.toReversed()
  return (
    <details>
      <summary className="flex min-h-touch w-fit cursor-pointer items-center text-link underline underline-offset-4">
        Vis tallene i en tabel
      </summary>
      <div className="mt-4">
        <Table caption="Besøg, lys og hilsner">
          <TableHead>
            <tr>
              <TableHeader>{unitNames[view.unit]}</TableHeader>
              <TableHeader numeric>Fra QR-koden</TableHeader>
              <TableHeader numeric>Fra links</TableHeader>
              <TableHeader numeric>Lys</TableHeader>
              <TableHeader numeric>Hilsner og minder</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {rows.map((point) => (
              <TableRow key={point.key}>
                <TableCell>{point.long}</TableCell>
                {(['qr', 'link', 'candles', 'posts'] as const).map((name) => (
                  <TableCell key={name} numeric>
                    {point[name].toLocaleString('da-DK')}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </details>
  )
}

type Series = PlotPart<keyof StatisticsTotals>

export const visitSeries: Series[] = [
  { key: 'qr', label: 'Fra QR-koden', fill: 'var(--primary)', edge: 'var(--background)' },
  { key: 'link', label: 'Fra links', fill: 'var(--primary-soft)', edge: 'var(--primary)' },
]

export const postSeries: Series[] = [
  { key: 'candles', label: 'Lys', fill: 'var(--candle)', edge: 'var(--candle-ink)' },
  { key: 'posts', label: 'Hilsner og minder', fill: 'var(--success)', edge: 'var(--background)' },
]

const spans = { '30d': 'De sidste 30 dage', '12m': 'De sidste 12 måneder', all: 'I alt' } as const

/** 'De sidste 30 dage har siden haft 12 besøg, 4 af dem fra QR-koden.' */
export function visitSentence({ period, totals: { qr, link } }: StatisticsView): string {
  if (qr + link === 0) return `${spans[period]} har vi ikke talt nogen besøg.`
  return `${spans[period]} har siden haft ${counted(qr + link, 'besøg', 'besøg')}, ${qr.toLocaleString('da-DK')} af dem fra QR-koden.`
}

/** 'De sidste 30 dage er der tændt 3 lys og skrevet 1 hilsen eller minde.' */
export function postSentence({ period, totals: { candles, posts } }: StatisticsView): string {
  if (candles + posts === 0) return `${spans[period]} er der ikke tændt lys eller skrevet hilsner.`
  return `${spans[period]} er der tændt ${counted(candles, 'lys', 'lys')} og skrevet ${counted(posts, 'hilsen eller minde', 'hilsner og minder')}.`
}

/** The choice of period, as links so that it is in the address and works without script. */
export function PeriodLinks({ current }: { current: Period }) {
  return (
    <nav aria-label="Periode" className="flex flex-wrap gap-x-6 border-border border-b font-sans">
      {periods.map((period) => (
        <Link
          key={period}
          href={`?period=${period}`}
          scroll={false}
          aria-current={period === current ? 'page' : undefined}
          className="-mb-px flex min-h-touch items-center border-transparent border-b-3 px-1 font-semibold text-muted-foreground no-underline transition-colors duration-fast hover:text-foreground aria-[current]:border-primary aria-[current]:text-foreground"
        >
          {periodTexts[period]}
        </Link>
      ))}
    </nav>
  )
}

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
