import type { PlotPart } from '@/components/statistics/plot-parts'
import { Plotted } from '@/components/statistics/plotted'
import { StateLinks } from '@/components/ui/state-links'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import {
  groupingTexts,
  kindText,
  metricLinks,
  metricSentence,
  metricTexts,
  percentages,
  ratingTexts,
  sharesText,
  valueText,
} from '@/lib/domain/vitals/copy'
import { vitalsPathWith } from '@/lib/domain/vitals/paths'
import { ratingOf } from '@/lib/domain/vitals/policy'
import {
  metrics as allMetrics,
  groupings,
  type MetricView,
  type Shares,
  type VitalsView,
} from '@/lib/domain/vitals/schema'
import { bucketsOf } from '@/lib/shared/time-buckets'

/** All metrics over the period. */
export function MetricsTable({ metrics }: { metrics: readonly MetricView[] }) {
  return (
    <section>
      <h2 className="text-2xl">Alle målinger</h2>
      <p className="mt-2 max-w-measure text-muted-foreground">
        »Tre ud af fire« betyder, at så mange besøg var lige så hurtige eller hurtigere. Godt, middel og dårligt er
        efter Googles grænser.
      </p>
      <Table caption="Alle målinger" className="mt-4">
        <TableHead>
          <tr>
            <TableHeader>Måling</TableHeader>
            <TableHeader numeric>Tre ud af fire</TableHeader>
            <TableHeader numeric>Halvdelen</TableHeader>
            <TableHeader numeric>19 ud af 20</TableHeader>
            <TableHeader>Besøgene var</TableHeader>
            <TableHeader numeric>Besøg</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {metrics.map(({ metric, count, p50, p75, p95, ...shares }) => (
            <TableRow key={metric}>
              <th scope="row" className="min-w-40 px-3 py-2 text-left font-normal max-sm:px-1.5">
                {metricTexts[metric]}
              </th>
              <TableCell numeric className="whitespace-nowrap font-semibold">
                {valueText(metric, p75)}
                {p75 !== null && <span className="block font-normal">{ratingTexts[ratingOf(metric, p75)]}</span>}
              </TableCell>
              <Value text={valueText(metric, p50)} />
              <Value text={valueText(metric, p95)} />
              <TableCell className="min-w-44">{sharesText(shares)}</TableCell>
              <Value text={count.toLocaleString('da-DK')} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}

function Value({ text }: { text: string }) {
  return (
    <TableCell numeric className="whitespace-nowrap">
      {text}
    </TableCell>
  )
}

/** The chosen metric by kind of page, device and connection. */
export function GroupsTable({ view: { filter, groups } }: { view: VitalsView }) {
  const { metric } = filter
  return (
    <section>
      <h2 className="text-2xl">{metricTexts[metric]}: hvor og hvordan</h2>
      <Table caption={`${metricTexts[metric]} efter side, enhed og forbindelse`} className="mt-4">
        <TableHead>
          <tr>
            <TableHeader>Besøg med</TableHeader>
            <TableHeader numeric>Tre ud af fire</TableHeader>
            <TableHeader>Besøgene var</TableHeader>
            <TableHeader numeric>Besøg</TableHeader>
          </tr>
        </TableHead>
        {groupings.map((by) => (
          <TableBody key={by}>
            <tr>
              <th scope="rowgroup" colSpan={4} className="px-3 pt-5 pb-2 text-left font-semibold max-sm:px-1.5">
                {groupingTexts[by]}
              </th>
            </tr>
            {groups[by].map(({ key, p75, count, ...shares }) => (
              <TableRow key={key}>
                <th scope="row" className="min-w-32 px-3 py-2 text-left font-normal max-sm:px-1.5">
                  {kindText(key)}
                </th>
                <TableCell numeric className="whitespace-nowrap">
                  {valueText(metric, p75)}
                </TableCell>
                <TableCell className="min-w-44">{sharesText(shares)}</TableCell>
                <TableCell numeric>{count.toLocaleString('da-DK')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </section>
  )
}

const parts: PlotPart<keyof Shares>[] = [
  { key: 'good', label: ratingTexts.good, fill: 'var(--success)', edge: 'var(--background)' },
  { key: 'middling', label: ratingTexts.middling, fill: 'var(--candle)', edge: 'var(--candle-ink)' },
  { key: 'poor', label: ratingTexts.poor, fill: 'var(--destructive)', edge: 'var(--background)' },
]

/** The shares of the chosen metric by day, with the versions that came in between. */
export function SharesPlot({ view: { filter, metrics, days, releases } }: { view: VitalsView }) {
  const chosen = metrics.find(({ metric }) => metric === filter.metric)
  const [first, last] = [days.at(0)?.day ?? '', days.at(-1)?.day ?? '']
  const points = bucketsOf({ from: first, to: last, unit: 'day' }).map((bucket, place) => {
    const none = { good: null, middling: null, poor: null }
    return { ...bucket, ...((days[place] && percentages(days[place])) ?? none) }
  })
  return (
    <div className="space-y-8">
      <StateLinks
        label="Måling"
        links={allMetrics.map((metric) => ({
          label: metricLinks[metric],
          href: vitalsPathWith({ ...filter, metric }),
          isHere: metric === filter.metric,
        }))}
      />
      <Plotted
        title={metricTexts[filter.metric]}
        sentence={chosen ? metricSentence(filter.days, chosen) : ''}
        points={points}
        parts={parts}
        unit="Dag"
        measure="percent"
        marks={releases.map(({ name, day }) => ({ key: day, label: shortOf(name), long: `Ny version ${name}` }))}
      />
    </div>
  )
}

/** Long names of versions would run into each other above the plot. */
function shortOf(name: string): string {
  return name.length > 8 ? name.slice(0, 7) : name
}
