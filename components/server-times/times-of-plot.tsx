import { plotParts } from '@/components/statistics/plot-parts'
import { Plotted } from '@/components/statistics/plotted'
import { nameInWords } from '@/lib/domain/server-times/copy'
import type { ShownKind, TimesOfView } from '@/lib/domain/server-times/schema'
import { counted } from '@/lib/shared/counted'
import { timeBucket } from './time-bucket'

const parts = plotParts(['p50', 'p95'] as const, { p50: 'Halvdelen inden (p50)', p95: '19 af 20 inden (p95)' })

type TimesOfPlotProps = TimesOfView & { kind: ShownKind; name: string }

/** One name's times by the hour or day. */
export function TimesOfPlot({ kind, name, points, isByDay }: TimesOfPlotProps) {
  const total = points.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="wrap-anywhere">
      <Plotted
        title={nameInWords(kind, name) ?? name}
        sentence={`Målt ${counted(total, 'gang', 'gange')} i perioden.`}
        points={points.map(({ at, p50, p95, count }) => ({
          ...timeBucket(at, isByDay ? 'day' : 'hour'),
          p50,
          p95,
          count: count.toLocaleString('da-DK'),
        }))}
        parts={parts}
        unit={isByDay ? 'Dag' : 'Time'}
        measure="ms"
        kind="lines"
      />
    </div>
  )
}
