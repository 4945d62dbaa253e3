import { Field, FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { materialTexts } from '@/lib/domain/artwork/copy'
import { stoneMaterials } from '@/lib/domain/artwork/schema'
import { pricesOf } from '@/lib/domain/billing/price-items'
import { mostPlaques, plaqueMm } from '@/lib/domain/shop-orders/schema'
import type { OrderFormView } from '@/lib/domain/shop-orders/views'
import { formatOere } from '@/lib/shared/money'
import { MaterialPicture } from './material-picture'
import type { OrderPart } from './order-part'
import { PlaqueSize } from './plaque-size'

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
