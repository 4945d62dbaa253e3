import type { StatisticsPoint } from '@/lib/domain/memorials/statistics-view'
import type { PlotSeries } from './series'

type PlotNoteProps = {
  series: PlotSeries[]
  /** Set by Recharts for the bar under the pointer. */
  active?: boolean
  payload?: readonly { payload?: StatisticsPoint }[]
}

export function PlotNote({ series, active, payload }: PlotNoteProps) {
  const point = payload?.[0]?.payload
  if (!active || !point) return null
  return (
    <div className="rounded-lg bg-popover px-4 py-3 text-popover-foreground text-sm shadow-lift">
      <p className="font-semibold">{point.long}</p>
      {series.map(({ key, label }) => (
        <p key={key}>
          {label}: {point[key].toLocaleString('da-DK')}
        </p>
      ))}
    </div>
  )
}
