import { formatOere } from '@/lib/shared/money'
import type { PlotPart, PlotPoint } from './plot-parts'

type PlotNoteProps = {
  parts: readonly PlotPart[]
  isMoney: boolean
  /** Set by Recharts for the bar under the pointer. */
  active?: boolean
  payload?: readonly { payload?: PlotPoint }[]
}

export function PlotNote({ parts, isMoney, active, payload }: PlotNoteProps) {
  const point = payload?.[0]?.payload
  if (!active || !point) return null
  return (
    <div className="rounded-lg bg-popover px-4 py-3 text-popover-foreground text-sm shadow-lift">
      <p className="font-semibold">{point.long}</p>
      {parts.map(({ key, label }) => {
        const value = Number(point[key])
        return (
          <p key={key}>
            {label}: {isMoney ? formatOere(value) : value.toLocaleString('da-DK')}
          </p>
        )
      })}
    </div>
  )
}
