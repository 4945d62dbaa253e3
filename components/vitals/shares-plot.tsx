import type { PlotPart } from '@/components/statistics/plot-parts'
import { Plotted } from '@/components/statistics/plotted'
import { StateLinks } from '@/components/ui/state-links'
import { metricLinks, metricSentence, metricTexts, percentages, ratingTexts } from '@/lib/domain/vitals/copy'
import { vitalsPathWith } from '@/lib/domain/vitals/paths'
import { metrics as allMetrics, type Shares, type VitalsView } from '@/lib/domain/vitals/schema'
import { bucketsOf } from '@/lib/shared/time-buckets'

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
