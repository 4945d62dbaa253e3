'use client'

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { cn } from '@/components/ui/cn'
import type { StatisticsPoint } from '@/lib/domain/memorials/statistics-view'
import { PlotNote } from './plot-note'
import type { PlotSeries } from './series'

type BarPlotProps = { points: StatisticsPoint[]; series: PlotSeries[]; className?: string }

const tick = { fill: 'var(--muted-foreground)', fontSize: 'var(--text-sm)' }

/** The counts as stacked bars. Hidden from screen readers: the sentence above and the table below have the same. */
export function BarPlot({ points, series, className }: BarPlotProps) {
  return (
    <div aria-hidden className={cn('h-64 font-sans', className)}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={points} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--border)" />
          <XAxis
            dataKey="short"
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: 'var(--input)' }}
            interval="preserveStartEnd"
            minTickGap={28}
          />
          <YAxis allowDecimals={false} tick={tick} tickLine={false} axisLine={false} width="auto" />
          <Tooltip content={<PlotNote series={series} />} cursor={{ fill: 'var(--muted)' }} isAnimationActive={false} />
          {series.map(({ key, fill, edge }) => (
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
