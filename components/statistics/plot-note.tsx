import type { Measure } from '@/lib/shared/measures'
import { figureText } from './figure-text'
import type { PlotMark, PlotPart, PlotPoint } from './plot-parts'

type PlotNoteProps = {
  parts: readonly PlotPart[]
  measure: Measure
  marks: readonly PlotMark[]
  /** Set by Recharts for the point under the pointer. */
  active?: boolean
  payload?: readonly { payload?: PlotPoint }[]
}

export function PlotNote({ parts, measure, marks, active, payload }: PlotNoteProps) {
  const point = payload?.[0]?.payload
  if (!active || !point) return null
  return (
    <div className="rounded-lg bg-popover px-4 py-3 text-popover-foreground text-sm shadow-lift">
      <p className="font-semibold">{point.long}</p>
      {parts.map(({ key, label }) => (
        <p key={key}>
          {label}: {figureText(point[key], measure)}
        </p>
      ))}
      {marks
        .filter(({ key }) => key === point.key)
        .map(({ long }) => (
          <p key={long} className="text-muted-foreground">
            {long}
          </p>
        ))}
    </div>
  )
}
