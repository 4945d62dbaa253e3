import { blades } from '@/components/drawings/scatter'

const SPRIG = blades({ seed: 23, count: 9, x: [196, 224], y: [146, 152], height: 38 })

/** A drawing of the activation card that comes with the stone. Its numbers are made up. */
export function ActivationCard({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" className={className}>
      <path d="M0 0h320v240H0z" fill="var(--draw-haze)" />
      <path d="M0 150q150-18 320 4v86H0z" fill="var(--draw-paper-shade)" />
      <g transform="rotate(4 160 150)">
        <path d="M50 104h216v118H50z" fill="var(--draw-ink)" opacity=".14" transform="translate(4 6)" />
        <path d="M50 104h216v118H50z" fill="var(--draw-wall-shade)" />
        <g transform="rotate(-7 160 120)">
          <path d="M76 34h168v140H76z" fill="var(--draw-ink)" opacity=".1" transform="translate(3 4)" />
          <path d="M76 34h168v140H76z" fill="var(--draw-paper)" />
          <path d={SPRIG} fill="none" stroke="var(--draw-near)" strokeWidth="2.2" strokeLinecap="round" />
          <g fill="var(--draw-inscription)" fontFamily="var(--font-serif)" textAnchor="middle">
            <text x="160" y="66" fontSize="15">
              Aktiveringskode
            </text>
            <text x="160" y="108" fontSize="36" letterSpacing="2">
              482 913
            </text>
          </g>
          <path d="M96 80h128" stroke="var(--draw-paper-shade)" strokeWidth="1.6" />
        </g>
        <path d="M50 104l108 74 108-74v118H50z" fill="var(--draw-wall)" />
        <path
          d="M50 222l84-60m132 60l-84-60M50 104l108 74 108-74"
          fill="none"
          stroke="var(--draw-wall-shade)"
          strokeWidth="2"
        />
      </g>
    </svg>
  )
}
