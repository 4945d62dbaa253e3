'use client'

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { PlotPart } from '@/components/bookkeeping/plot-parts'
import { formatOere, wholeKroner } from '@/lib/shared/money'

export type PlotPoint = { short: string; long: string } & Record<string, string | number>
type MonthPlotProps = {
  points: PlotPoint[]
  parts: readonly PlotPart[] /** Whether the figures are øre. */
  isMoney: boolean
}

const tick = { fill: 'var(--muted-foreground)', fontSize: 'var(--text-sm)' }

/** Months as stacked bars. Hidden from screen readers: the table below has the same. */
export function MonthPlot({ points, parts, isMoney }: MonthPlotProps) {
  const axis = (value: number) => (isMoney ? wholeKroner(value) : value.toLocaleString('da-DK'))
  return (
    <div aria-hidden className="plot mt-4 h-64 font-sans">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={points}
          stackOffset="sign"
          accessibilityLayer={false}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--border)" />
          <XAxis
            dataKey="short"
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: 'var(--input)' }}
            interval="preserveStartEnd"
            minTickGap={28}
          />
          <YAxis
            allowDecimals={false}
            tick={tick}
            tickLine={false}
            axisLine={false}
            width="auto"
            tickFormatter={axis}
          />
          <Tooltip
            content={<Note parts={parts} isMoney={isMoney} />}
            cursor={{ fill: 'var(--muted)' }}
            isAnimationActive={false}
          />
          {parts.map(({ key, fill, edge }) => (
            <Bar
              key={key}
              dataKey={key}
              stackId="all"
              fill={fill}
              stroke={edge}
              maxBarSize={40}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

type NoteProps = Omit<MonthPlotProps, 'points'> & {
  /** Set by Recharts for the bar under the pointer. */
  active?: boolean
  payload?: readonly { payload?: PlotPoint }[]
}

function Note({ parts, isMoney, active, payload }: NoteProps) {
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
