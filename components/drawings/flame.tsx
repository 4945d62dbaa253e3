export type FlameProps = {
  /** Height in pixels of the drawing; the flame itself is its upper part. */
  size?: number
  lit?: boolean
  className?: string
}

/** A flame animated by CSS alone (`.flame` in app/tokens.css), still under reduced motion. */
export function Flame({ size = 24, lit = true, className }: FlameProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 36" width={(size * 2) / 3} height={size} className={className}>
      <path d="M12 36v-8" stroke="var(--draw-ink)" strokeWidth="1.5" strokeLinecap="round" />
      {lit && (
        <g className="flame">
          <path d="M12 2c5 7 7 12 7 17a7 7 0 0 1-14 0c0-4 4-7 7-17Z" fill="var(--candle)" />
          <path d="M12 14c3 4 4 6 4 9a4 4 0 0 1-8 0c0-2 2-5 4-9Z" fill="var(--candle-core)" />
        </g>
      )}
    </svg>
  )
}
