import { plaqueMm } from '@/lib/domain/shop-orders/schema'

// All in millimetres: a hand some 170 long and a common stone of 600 by 700.
const hand =
  'M26 190c-5-14-9-34-17-50-7-15-13-30-5-34 7-3 13 6 20 22 1-26-2-58 0-84 1-10 14-10 15 0l3 44 1-58c0-11 15-11 15 0l1 58 4-52c1-10 14-9 14 1l-2 58 6-32c2-9 13-7 12 2-2 28-1 56-6 82-3 16-7 30-9 43Z'

type PlaqueSizeProps = { symbolMm: number; className?: string }

/** A plaque beside a hand, and on a stone, each to scale. */
export function PlaqueSize({ symbolMm, className }: PlaqueSizeProps) {
  const { width, height } = plaqueMm(symbolMm)
  const size = `${width} gange ${height} millimeter`
  const text = `En plade på ${size} ved siden af en hånd, og den samme plade på en gravsten, der er 60 centimeter bred.`
  return (
    <figure className={className}>
      <div className="flex items-end gap-8">
        <svg viewBox="0 0 200 196" role="img" aria-label={text} className="w-48 max-w-full">
          <path
            d={hand}
            fill="var(--draw-snow)"
            stroke="var(--draw-stone-shade)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <Plate width={width} height={height} symbolMm={symbolMm} x={112} y={194 - height} />
        </svg>
        <svg viewBox="0 0 640 720" aria-hidden className="w-40 max-w-full">
          <path
            d="M20 716V150Q20 20 320 20t300 130v566Z"
            fill="var(--draw-stone)"
            stroke="var(--draw-stone-shade)"
            strokeWidth="6"
          />
          <Plate width={width} height={height} symbolMm={symbolMm} x={320 - width / 2} y={560} />
        </svg>
      </div>
      <figcaption className="mt-3 text-muted-foreground text-sm">
        Pladen er {width} × {height} mm og koden {symbolMm} mm på hver led. Her ligger den ved en hånd og på en sten,
        der er 60 cm bred.
      </figcaption>
    </figure>
  )
}

type PlateProps = { width: number; height: number; symbolMm: number; x: number; y: number }

function Plate({ width, height, symbolMm, x, y }: PlateProps) {
  const left = x + (width - symbolMm) / 2
  const top = y + height - symbolMm - (width - symbolMm) / 2
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="3"
        fill="var(--draw-ink)"
        stroke="var(--draw-stone-light)"
        strokeWidth="1"
      />
      <rect x={left} y={top} width={symbolMm} height={symbolMm} fill="var(--draw-stone-light)" />
      <path
        d={`M${x + width * 0.22} ${y + (top - y) / 2}h${width * 0.56}`}
        stroke="var(--draw-stone-light)"
        strokeWidth={height / 25}
        strokeLinecap="round"
      />
    </>
  )
}
