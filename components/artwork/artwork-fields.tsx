'use client'

import { useFormContext } from 'react-hook-form'
import type { ArtworkForm } from '@/components/artwork/artwork-form'
import { MoreFields } from '@/components/artwork/more-fields'
import { PlaqueFields } from '@/components/artwork/plaque-fields'
import { TextFields } from '@/components/artwork/text-fields'
import { Field, FieldGroup } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { materialTexts } from '@/lib/domain/artwork/copy'
import { stoneMaterials } from '@/lib/domain/artwork/schema'

/**
 * All options of a drawing. Needs a `FormProvider` whose form has ArtworkOptions as its field `options`, initially
 * `artworkDefaults`. `hasTexts` false leaves out the text above and below the code; `hasStencil` offers files for
 * sandblasting.
 */
export function ArtworkFields({ hasTexts = true, hasStencil = false }: { hasTexts?: boolean; hasStencil?: boolean }) {
  const { register, watch, formState } = useFormContext<ArtworkForm>()
  const errors = formState.errors.options
  return (
    <div className="space-y-10">
      <section className="space-y-5">
        <h2 className="text-xl">Koden</h2>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <Field label="Materiale" error={errors?.material?.message} required>
            {(control) => (
              <Select {...control} {...register('options.material')}>
                {stoneMaterials.map((material) => (
                  <option key={material} value={material}>
                    {materialTexts[material]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Kodens størrelse i mm" error={errors?.symbolMm?.message} required>
            {(control) => (
              <Input
                {...control}
                {...register('options.symbolMm')}
                type="number"
                inputMode="decimal"
                min={10}
                max={400}
                step={0.1}
                className="tabular-nums"
              />
            )}
          </Field>
        </div>
        <FieldGroup legend="Hvor meget skal koden kunne tåle?" error={errors?.errorCorrection?.message}>
          <RadioGroup
            {...register('options.errorCorrection')}
            value={watch('options.errorCorrection') ?? 'H'}
            options={[
              {
                value: 'H',
                label: 'Mest muligt (H)',
                hint: 'Op til 30 % af koden kan mangle. Det rigtige valg udendørs.',
              },
              { value: 'Q', label: 'Meget (Q)', hint: 'Op til 25 % kan mangle. Felterne kan blive lidt større.' },
            ]}
          />
        </FieldGroup>
        <Field
          label="Fri kant om koden, i felter"
          hint="Telefonen skal bruge 4 for at finde koden."
          error={errors?.quietModules?.message}
          className="sm:max-w-form"
        >
          {(control) => (
            <Select {...control} {...register('options.quietModules')}>
              {[0, 1, 2, 3, 4, 5, 6, 8, 10].map((modules) => (
                <option key={modules} value={modules}>
                  {modules === 4 ? '4, som standarden kræver' : modules}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </section>
      {hasTexts && <TextFields />}
      <PlaqueFields />
      <MoreFields hasTexts={hasTexts} hasStencil={hasStencil} />
    </div>
  )
}
