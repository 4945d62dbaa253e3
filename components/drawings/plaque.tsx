import { useId } from 'react'

type PlaqueProps = {
  /** Path data of a QR matrix in modules (one unit each, no quiet zone). */
  qrPath: string
  /** Modules along one side of that matrix. */
  qrModules: number
  className?: string
}

const QUIET_ZONE = 42

/** A steel plaque with its code on a workbench. */
export function Plaque({ qrPath, qrModules, className }: PlaqueProps) {
  const id = useId()
  const side = 300 - 2 * QUIET_ZONE
  return (
    <svg aria-hidden="true" viewBox="0 0 420 400" className={className}>
      <linearGradient id={id} x2="1" y2="1">
        <stop stopColor="var(--draw-stone-rim)" />
        <stop offset=".45" stopColor="var(--draw-steel)" />
        <stop offset="1" stopColor="var(--draw-stone-light)" />
      </linearGradient>
      <g strokeLinecap="round" fill="none">
        <path d="M30 372L316 338" stroke="var(--draw-ink)" strokeWidth="13" opacity=".16" transform="translate(4 9)" />
        <path d="M28 374L210 352" stroke="var(--draw-roof)" strokeWidth="17" />
        <path d="M214 352L372 333" stroke="var(--draw-stone-shade)" strokeWidth="9" />
        <path d="M372 333l14-2" stroke="var(--draw-stone)" strokeWidth="13" strokeLinecap="butt" />
      </g>
      <g transform="rotate(-5 210 180)">
        <rect x="66" y="24" width="300" height="300" rx="16" fill="var(--draw-ink)" opacity=".22" />
        <rect x="60" y="16" width="300" height="300" rx="16" fill={`url(#${id})`} />
        <path
          transform={`translate(${60 + QUIET_ZONE} ${16 + QUIET_ZONE}) scale(${side / qrModules})`}
          d={qrPath}
          stroke="var(--plaque-ink)"
          shapeRendering="crispEdges"
        />
        <path
          d="M80 36h0m260 0h0m0 260h0m-260 0h0"
          stroke="var(--draw-stone-shade)"
          strokeWidth="11"
          strokeLinecap="round"
        />
        <path d="M77 36h6m254 0h6m-6 260h6m-266 0h6" stroke="var(--plaque-ink)" strokeWidth="1.6" />
      </g>
    </svg>
  )
}
