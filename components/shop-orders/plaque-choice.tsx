import { MaterialPicture } from '@/components/shop-orders/material-picture'
import type { OrderPart } from '@/components/shop-orders/order-parts'
import { Field, FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { materialTexts } from '@/lib/domain/artwork/copy'
import { stoneMaterials } from '@/lib/domain/artwork/schema'
import { pricesOf } from '@/lib/domain/billing/price-items'
import { mostPlaques, plaqueMm } from '@/lib/domain/shop-orders/schema'
import type { OrderFormView } from '@/lib/domain/shop-orders/views'
import { formatOere } from '@/lib/shared/money'

type PlaqueChoiceProps = OrderPart & { view: OrderFormView; symbolMm: number }

/** What a plaque is made of, how large it is with its code, and how many. */
export function PlaqueChoice({ register, start, errorOf, view, symbolMm }: PlaqueChoiceProps) {
  const prices = pricesOf(view.prices)
  const counts = Array.from({ length: mostPlaques }, (_, place) => place + 1)
  return (
    <div className="space-y-8">
      <FieldGroup legend="Materiale" error={errorOf('material')}>
        <RadioGroup
          {...register('material')}
          defaultValue={start.material}
          options={stoneMaterials.map((material) => ({
            value: material,
            label: (
              <span className="flex items-center gap-4">
                <MaterialPicture material={material} className="w-14 shrink-0" />
                <span className="min-w-0">
                  {materialTexts[material]}, {formatOere(prices.of(`shop.plaque.${material}`))}
                </span>
              </span>
            ),
          }))}
        />
      </FieldGroup>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-2">
        <Field
          label="Pladens størrelse"
          hint="En kode på 40 mm kan læses fra omkring 40 cm. Større koder kan læses længere fra."
          error={errorOf('symbolMm')}
        >
          {(field) => (
            <Select {...field} defaultValue={start.symbolMm} {...register('symbolMm')}>
              {view.sizes.map((size) => (
                <option key={size} value={size}>
                  {plaqueMm(size).width} × {plaqueMm(size).height} mm, koden {size} mm
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Antal plader" hint="Hver plade får sin egen kode til siden." error={errorOf('count')}>
          {(field) => (
            <Select {...field} defaultValue={start.count} {...register('count')}>
              {counts.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <PlaqueSize symbolMm={symbolMm} />
    </div>
  )
}

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
