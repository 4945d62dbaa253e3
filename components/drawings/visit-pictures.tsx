import type { ReactNode } from 'react'
import { CandleParts } from './candle'
import { GravestoneParts } from './gravestone'
import { blades } from './scatter'

const GRASS = blades({ seed: 18, count: 26, x: [0, 320], y: [206, 246], height: 13 })

// Only the look of a code: it encodes nothing.
const CODE =
  'M0 .5m0 0h3m4 0h3m-10 1h3m1 0h2m1 0h3m-10 1h3m1 0h2m1 0h3m-9 2h2m2 0h2m-6 1h2m2 0h2m1 0h2m-10 2h3m1 0h2m1 0h1m-8 1h3m4 0h1m1 0h1m-10 1h3m1 0h1m2 0h1'

const PICTURES = {
  scan: (
    <Outdoors>
      <g transform="translate(36 46) scale(.42)">
        <GravestoneParts name="Karen Lund" years="1934–2024" qrPath={CODE} qrModules={10} />
      </g>
      <Grass />
      <g transform="translate(196 84) rotate(8)">
        <Phone>
          <path d="M5 6h62v128H5z" fill="var(--draw-stone)" />
          <path d="M17 46h38v38H17z" fill="var(--draw-steel)" />
          <path
            d="M21 50h10v10H21zm20 0h10v10H41zM21 70h10v10H21zm14-16h3v8h-3zm4 10h12v3H39zm-5 4h4v6h-4zm7 3h4v9h-4zm7 0h3v4h-3z"
            fill="var(--plaque-ink)"
          />
          <path
            d="M12 50v-9h9m30 0h9v9m0 30v9h-9m-30 0h-9v-9"
            fill="none"
            stroke="var(--candle)"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </Phone>
      </g>
    </Outdoors>
  ),
  page: (
    <Outdoors>
      <Grass />
      <g transform="translate(97 16) scale(1.72)">
        <Phone>
          <path d="M5 6h62v128H5z" fill="var(--card)" />
          <path d="M5 6h62v36H5z" fill="var(--draw-haze)" />
          <path d="M5 34q22-8 62-3v12H5z" fill="var(--draw-heather)" />
          <circle cx="36" cy="44" r="14" fill="var(--card)" />
          <circle cx="36" cy="44" r="12" fill="var(--draw-far)" />
          <path d="M26 50q10-12 20 0a12 12 0 0 1-20 0z" fill="var(--draw-near)" />
          <text x="36" y="71" textAnchor="middle" fontSize="9" fontFamily="var(--font-serif)" fill="var(--foreground)">
            Karen Lund
          </text>
          <path
            d="M22 78h28M13 90h46M13 97h44M13 104h46M13 111h30"
            stroke="var(--draw-wall-shade)"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
          <path d="M13 119h14v10H13zm16 0h14v10H29zm16 0h14v10H45z" fill="var(--draw-mid)" />
        </Phone>
      </g>
    </Outdoors>
  ),
  candle: (
    <>
      <path d="M0 0h320v240H0z" fill="var(--draw-night)" />
      <path d="M0 150q90-40 320-8v98H0z" fill="var(--draw-night-low)" opacity=".5" />
      <path
        d="M40 40h0M84 70h0M250 36h0M286 84h0M216 70h0M130 28h0M60 108h0M268 120h0"
        stroke="var(--draw-star)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <g transform="translate(104 6) scale(1.4)">
        <CandleParts lit />
      </g>
      <path d="M0 214q120-14 320-2v28H0z" fill="var(--draw-ground)" />
      <path d={GRASS} stroke="var(--draw-near)" strokeWidth="1.6" fill="none" strokeLinecap="round" />
    </>
  ),
  greeting: (
    <>
      <path d="M0 0h320v240H0z" fill="var(--draw-haze)" />
      <path d="M0 168q140-14 320 0v72H0z" fill="var(--draw-paper-shade)" />
      <g transform="rotate(-3 160 120)">
        <path d="M74 36h172v160H74z" fill="var(--draw-ink)" opacity=".12" transform="translate(4 5)" />
        <path d="M74 36h172v160H74z" fill="var(--draw-paper)" />
        <path
          d="M96 68q4-12 8 0t8 0 9-3 8 3 10-2 8 2 9-3h18m-78 24q6-10 10 0t9 0 8-4 8 4h14q6-9 10 0t12-2h40m-111 24q5-11 9 0t10 0h22q5-10 9 0t8 0 8-3h30m-96 24q6-9 9 0t9 0 9-4h16"
          fill="none"
          stroke="var(--draw-inscription)"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <path
          d="M168 172q8-20 12-6t10-2 8 4 10-6 12 4h10"
          fill="none"
          stroke="var(--primary)"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M262 210q-30-30-36-62m14 36q14-4 20-18m-26 6q-14-2-20-14"
        stroke="var(--draw-ground)"
        strokeWidth="2.6"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M226 146h0m-4 10h0m12-2h0m-2 16h0m30-6h0m-4 10h0m-46-18h0m4 10h0"
        stroke="var(--draw-heather-deep)"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type VisitPictureName = keyof typeof PICTURES

/** A visit in pictures: scan the code, open the page, light a candle, write a greeting. */
export function VisitPicture({ name, className }: { name: VisitPictureName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" className={className}>
      {PICTURES[name]}
    </svg>
  )
}

function Outdoors({ children }: { children: ReactNode }) {
  return (
    <>
      <path d="M0 0h320v240H0z" fill="var(--draw-sky)" />
      <path d="M0 120q120-34 320-14v80H0z" fill="var(--draw-far)" opacity=".7" />
      <path d="M0 150q140-24 320-4v94H0z" fill="var(--draw-mid)" />
      <path d="M0 200q150-16 320-2v42H0z" fill="var(--draw-near)" />
      {children}
    </>
  )
}

function Grass() {
  return <path d={GRASS} stroke="var(--draw-ground)" strokeWidth="1.6" fill="none" strokeLinecap="round" />
}

/** 72 × 140 units; the screen is (5, 6) to (67, 134). */
function Phone({ children }: { children: ReactNode }) {
  return (
    <>
      <rect x="-1" y="-1" width="74" height="142" rx="11" fill="var(--draw-stone-rim)" />
      <rect width="72" height="140" rx="10" fill="var(--plaque-ink)" />
      {children}
      <path d="M30 3.2h12" stroke="var(--draw-stone-shade)" strokeWidth="1.6" strokeLinecap="round" />
    </>
  )
}
