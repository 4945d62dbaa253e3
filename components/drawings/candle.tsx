import { useId } from 'react'
import type { FlameProps } from './flame'

/** A candle with its glow; `size` is the height in pixels. */
export function Candle({ size = 160, lit = true, className }: FlameProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 80 160" width={size / 2} height={size} className={className}>
      <CandleParts lit={lit} />
    </svg>
  )
}

/** The candle for use inside another drawing, 80 × 160 units. */
export function CandleParts({ lit }: { lit: boolean }) {
  const id = useId()
  return (
    <>
      <defs>
        <linearGradient id={`${id}w`}>
          <stop stopColor="var(--candle-wax-shade)" />
          <stop offset=".35" stopColor="var(--candle-wax)" />
          <stop offset="1" stopColor="var(--candle-wax-shade)" />
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop stopColor="var(--candle)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--candle)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {lit && <circle cx="40" cy="46" r="40" fill={`url(#${id}g)`} />}
      <path d="M24 80c0-5 32-5 32 0v76c0 4-32 4-32 0Z" fill={`url(#${id}w)`} />
      <ellipse cx="40" cy="80" rx="16" ry="4.5" fill={lit ? 'var(--candle-core)' : 'var(--candle-wax)'} opacity=".9" />
      <path d="M40 81c0-5-1-8 0-12" stroke="var(--draw-ink)" strokeWidth="2" strokeLinecap="round" fill="none" />
      {lit && (
        <g className="flame">
          <path d="M40 20c8 14 13 23 13 34a13 13 0 0 1-26 0c0-8 8-14 13-34Z" fill="var(--candle)" />
          <path d="M40 42c5 7 7 11 7 16a7 7 0 0 1-14 0c0-4 4-9 7-16Z" fill="var(--candle-core)" />
        </g>
      )}
    </>
  )
}
