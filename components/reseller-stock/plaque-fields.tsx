import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { materialTexts } from '@/lib/domain/artwork/copy'
import { stoneMaterials } from '@/lib/domain/artwork/schema'
import type { OrderFields, OrderInput } from '@/lib/domain/resellers/stock/order-schema'

type PlaqueFieldsProps<O> = {
  form: Pick<UseFormReturn<OrderInput, unknown, O>, 'register'>
  isHidden: boolean
  /** What the code may measure, mm. */
  sizes: readonly number[]
  defaults: OrderFields
  errors: { material: string | undefined; symbolMm: string | undefined }
}

/** What finished plaques are made of, and how large their code is. */
export function PlaqueFields<O>({ form: { register }, isHidden, sizes, defaults, errors }: PlaqueFieldsProps<O>) {
  return (
    <div hidden={isHidden} className="space-y-7">
      <Field label="Materiale" error={errors.material}>
        {(field) => (
          <Select {...field} defaultValue={defaults.material} {...register('material')}>
            <option value="">Vælg</option>
            {stoneMaterials.map((material) => (
              <option key={material} value={material}>
                {materialTexts[material]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Kodens størrelse"
        hint="En kode på 40 mm kan læses fra omkring 40 cm. Større koder kan læses på længere afstand."
        error={errors.symbolMm}
        className="max-w-60"
      >
        {(field) => (
          <Select {...field} defaultValue={defaults.symbolMm} {...register('symbolMm')}>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size} mm
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
