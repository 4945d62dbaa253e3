'use client'

import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { Measure } from '@/lib/shared/measures'
import { axisFigure, figureText } from './figure-text'
import type { PlotMark, PlotPart, PlotPoint } from './plot-parts'

type PlotProps = {
  points: readonly PlotPoint[]
  parts: readonly PlotPart[]
  measure?: Measure
  /** Stacked bars for what adds up, lines for what does not. */
  kind?: 'bars' | 'lines'
  /** Upright lines at a point's key, such as releases. */
  marks?: readonly PlotMark[]
}

const tick = { fill: 'var(--muted-foreground)', fontSize: 'var(--text-sm)' }

/** Figures over time. Hidden from screen readers: the sentence above and the table below have the same. */
export function Plot({ points, parts, measure = 'count', kind = 'bars', marks = [] }: PlotProps) {
  const shorts = new Map(points.map(({ key, short }) => [key, short]))
  return (
    <div aria-hidden className="plot mt-4 h-64 font-sans">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={points}
          stackOffset="sign"
          accessibilityLayer={false}
          margin={{ top: marks.length > 0 ? 24 : 8, right: 0, bottom: 0, left: 0 }}
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
            tickFormatter={(value: number) => axisFigure(value, measure)}
            {...(measure === 'percent' ? { domain: [0, 100] } : {})}
          />
          <Tooltip
            content={<PlotNote parts={parts} measure={measure} marks={marks} />}
            cursor={{ fill: 'var(--muted)' }}
            isAnimationActive={false}
          />
          {marks.map(({ key, label }) => (
            <ReferenceLine
              key={`${key} ${label}`}
              x={shorts.get(key) ?? ''}
              stroke="var(--muted-foreground)"
              strokeDasharray="4 4"
              label={{ value: label, position: 'top', fill: 'var(--muted-foreground)', fontSize: 'var(--text-sm)' }}
            />
          ))}
          {parts.map(({ key, fill, edge }) =>
            kind === 'bars' ? (
              <Bar
                key={key}
                dataKey={key}
                stackId="all"
                fill={fill}
                stroke={edge}
                maxBarSize={40}
                isAnimationActive={false}
              />
            ) : (
              <Line
                key={key}
                dataKey={key}
                stroke={edge === 'var(--background)' ? fill : edge}
                strokeWidth={2}
                dot={points.length < 40}
                connectNulls={false}
                isAnimationActive={false}
              />
            ),
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

type PlotNoteProps = {
  parts: readonly PlotPart[]
  measure: Measure
  marks: readonly PlotMark[]
  /** Set by Recharts for the point under the pointer. */
  active?: boolean
  payload?: readonly { payload?: PlotPoint }[]
}

function PlotNote({ parts, measure, marks, active, payload }: PlotNoteProps) {
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
