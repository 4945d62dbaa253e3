'use client'

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { wholeKroner } from '@/lib/shared/money'
import { PlotNote } from './plot-note'
import type { PlotPart, PlotPoint } from './plot-parts'

type BarPlotProps = {
  points: readonly PlotPoint[]
  parts: readonly PlotPart[]
  /** Whether the figures are øre. */
  isMoney?: boolean
}

const tick = { fill: 'var(--muted-foreground)', fontSize: 'var(--text-sm)' }

/** Figures as stacked bars. Hidden from screen readers: the sentence above and the table below have the same. */
export function BarPlot({ points, parts, isMoney = false }: BarPlotProps) {
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
            content={<PlotNote parts={parts} isMoney={isMoney} />}
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
