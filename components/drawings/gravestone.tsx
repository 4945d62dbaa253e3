import { useId } from 'react'
import { dots } from './scatter'

type StoneParts = {
  /** Path data of a QR matrix in modules (one unit each, no quiet zone); without it the plaque carries a flame. */
  qrPath?: string
  /** Modules along one side of that matrix. */
  qrModules?: number
  name?: string
  years?: string
}

type GravestoneProps = StoneParts & {
  className?: string
  /** Accessible name; without it the drawing is decorative. */
  label?: string
}

const OUTLINE = 'M40 448c-8-84-6-190 0-258C46 112 108 58 192 54c96-6 158 40 168 128 8 76 6 182 0 266Z'
const SPECKS = dots({ seed: 11, count: 70, x: [50, 350], y: [100, 440] })
const BRIGHT_SPECKS = dots({ seed: 29, count: 60, x: [52, 350], y: [104, 440] })
const PLAQUE = 110
const QUIET_ZONE = 13

/** A rounded Danish gravestone with its small steel plaque. */
export function Gravestone({ className, label, ...parts }: GravestoneProps) {
  return (
    <svg
      viewBox="0 0 400 480"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <ellipse cx="206" cy="450" rx="190" ry="18" fill="var(--draw-ground)" opacity=".35" />
      <GravestoneParts {...parts} />
    </svg>
  )
}

/** The stone for use inside another drawing, 400 × 480 units with its base at y = 448. */
export function GravestoneParts({ qrPath, qrModules = 25, name, years }: StoneParts) {
  const id = useId()
  const side = PLAQUE - 2 * QUIET_ZONE
  return (
    <g strokeLinecap="round">
      <linearGradient id={id} x2="1" y2=".5">
        <stop stopColor="var(--draw-stone-light)" />
        <stop offset=".5" stopColor="var(--draw-stone)" />
        <stop offset="1" stopColor="var(--draw-stone-shade)" />
      </linearGradient>
      <path d={OUTLINE} fill={`url(#${id})`} />
      <path
        d="M40 448c-8-84-6-190 0-258C46 112 108 58 192 54c40-2 74 4 100 20"
        fill="none"
        stroke="var(--draw-stone-rim)"
        strokeWidth="4"
        opacity=".8"
      />
      <path d={SPECKS} stroke="var(--draw-stone-shade)" strokeWidth="2.6" opacity=".6" />
      <path d={BRIGHT_SPECKS} stroke="var(--draw-stone-rim)" strokeWidth="2" opacity=".5" />
      <g textAnchor="middle" fontFamily="var(--font-serif)" fill="var(--draw-inscription)">
        {name && (
          <text x="200" y="172" fontSize="38">
            {name}
          </text>
        )}
        {years && (
          <text x="200" y="214" fontSize="27">
            {years}
          </text>
        )}
      </g>
      <g transform="translate(145 264)">
        <rect x="3" y="4" width={PLAQUE} height={PLAQUE} rx="6" fill="var(--draw-stone-shade)" />
        <rect width={PLAQUE} height={PLAQUE} rx="6" fill="var(--draw-steel)" />
        {qrPath ? (
          <path
            transform={`translate(${QUIET_ZONE} ${QUIET_ZONE}) scale(${side / qrModules})`}
            d={qrPath}
            stroke="var(--plaque-ink)"
            strokeLinecap="butt"
            shapeRendering="crispEdges"
          />
        ) : (
          <path
            d="M55 24c10 16 16 26 16 38a16 16 0 0 1-32 0c0-9 10-18 16-38Zm0 58v10"
            fill="none"
            stroke="var(--plaque-ink)"
            strokeWidth="3.5"
          />
        )}
      </g>
    </g>
  )
}
