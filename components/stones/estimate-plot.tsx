'use client'

import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { estimateParts } from '@/lib/domain/stones/copy'
import type { StonePhotoView } from '@/lib/domain/stones/schema'
import { formatDate } from '@/lib/shared/danish-time'

const tick = { fill: 'var(--muted-foreground)', fontSize: 'var(--text-sm)' }
const parts = [
  { key: 'contrast', label: estimateParts.contrast.name, colour: 'var(--primary)', dash: undefined },
  { key: 'whole', label: 'Hele felter', colour: 'var(--success)', dash: '6 4' },
] as const

/** Two figures over time, oldest first. Hidden from screen readers: the table beside it has every number. */
export function EstimatePlot({ photos }: { photos: StonePhotoView[] }) {
  const points = photos.toReversed().map(({ takenAt, estimate }) => ({
    at: new Date(takenAt).getTime(),
    contrast: hundredths(estimate?.contrast),
    whole: estimate?.damage == null ? null : hundredths(1 - estimate.damage),
  }))
  return (
    <div aria-hidden className="noscript:hidden">
      <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {parts.map(({ key, label, colour, dash }) => (
          <li key={key} className="flex items-center gap-2">
            <svg viewBox="0 0 24 4" className="w-6" aria-hidden>
              <path d="M0 2h24" stroke={colour} strokeWidth="3" strokeDasharray={dash} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <div className="h-56 font-sans">
        <ResponsiveContainer width="100%" height="100%">
          <LineChart data={points} accessibilityLayer={false} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
            <CartesianGrid vertical={false} stroke="var(--border)" />
            <XAxis
              dataKey="at"
              type="number"
              scale="time"
              domain={['dataMin', 'dataMax']}
              tickFormatter={(at: number) => formatDate(new Date(at))}
              tick={tick}
              tickLine={false}
              minTickGap={48}
            />
            <YAxis domain={[0, 100]} unit=" %" tick={tick} tickLine={false} axisLine={false} width="auto" />
            {parts.map(({ key, colour, dash }) => (
              <Line
                key={key}
                dataKey={key}
                stroke={colour}
                strokeWidth={2}
                {...(dash ? { strokeDasharray: dash } : {})}
                dot={{ r: 4 }}
                connectNulls
                isAnimationActive={false}
              />
            ))}
          </LineChart>
        </ResponsiveContainer>
      </div>
    </div>
  )
}

function hundredths(part: number | null | undefined): number | null {
  return part == null ? null : Math.round(part * 100)
}
