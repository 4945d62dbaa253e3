'use client'

import { useFormContext } from 'react-hook-form'
import { type ArtworkForm, materialOptions } from '@/components/artwork/artwork-form'
import { MoreFields } from '@/components/artwork/more-fields'
import { TextFields } from '@/components/artwork/text-fields'
import { WrittenListField } from '@/components/artwork/written-list-field'
import { SelectField } from '@/components/form/select-field'
import { Field, FieldGroup, Input } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { shapeTexts } from '@/lib/domain/artwork/copy'
import { plaqueShapes } from '@/lib/domain/artwork/schema'
import { holesText } from '@/lib/domain/artwork/written-lists'

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
          <SelectField
            {...register('options.material')}
            label="Materiale"
            error={errors?.material?.message}
            required
            options={materialOptions}
          />
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
        <SelectField
          {...register('options.quietModules')}
          label="Fri kant om koden, i felter"
          hint="Telefonen skal bruge 4 for at finde koden."
          error={errors?.quietModules?.message}
          className="sm:max-w-form"
          options={[0, 1, 2, 3, 4, 5, 6, 8, 10].map((modules) => [
            modules,
            modules === 4 ? '4, som standarden kræver' : modules,
          ])}
        />
      </section>
      {hasTexts && <TextFields />}
      <PlaqueFields />
      <MoreFields hasTexts={hasTexts} hasStencil={hasStencil} />
    </div>
  )
}

/** The plaque's outline and holes; hidden for a code cut directly in the stone. Part of `ArtworkFields`. */
function PlaqueFields() {
  const { register, watch, setValue, formState } = useFormContext<ArtworkForm>()
  const errors = formState.errors.options
  const shape = watch('options.shape') ?? 'none'
  const holes = watch('options.holes') ?? 'none'
  const millimetres = { type: 'number', inputMode: 'decimal', step: 0.1, className: 'tabular-nums' } as const
  const width = register('options.widthMm', {
    onChange: (event) => {
      if (shape === 'circle') setValue('options.heightMm', event.target.value, { shouldDirty: true })
    },
  })
  return (
    <section className="space-y-5">
      <h2 className="text-xl">Plade</h2>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <SelectField
          {...register('options.shape', {
            onChange: (event) => {
              if (event.target.value === 'circle') setValue('options.heightMm', watch('options.widthMm'))
            },
          })}
          label="Form"
          error={errors?.shape?.message}
          className="sm:col-span-2"
          options={plaqueShapes.map((name) => [name, shapeTexts[name]])}
        />
        {shape !== 'none' && (
          <Field label={shape === 'circle' ? 'Diameter i mm' : 'Bredde i mm'} error={errors?.widthMm?.message}>
            {(control) => <Input {...control} {...width} {...millimetres} />}
          </Field>
        )}
        {(shape === 'rectangle' || shape === 'rounded') && (
          <Field label="Højde i mm" error={errors?.heightMm?.message}>
            {(control) => <Input {...control} {...register('options.heightMm')} {...millimetres} />}
          </Field>
        )}
        {shape === 'rounded' && (
          <Field label="Hjørneradius i mm" error={errors?.cornerRadiusMm?.message}>
            {(control) => <Input {...control} {...register('options.cornerRadiusMm')} {...millimetres} />}
          </Field>
        )}
        {shape !== 'none' && (
          <SelectField
            {...register('options.holes')}
            label="Skruehuller"
            error={errors?.holes?.message}
            options={[
              ['none', 'Ingen'],
              ['two', 'To, til venstre og højre'],
              ['four', 'Fire, i hjørnerne'],
              ['own', 'På egne steder'],
            ]}
          />
        )}
        {shape !== 'none' && (holes === 'two' || holes === 'four') && (
          <>
            <Field label="Hullernes diameter i mm" error={errors?.holeMm?.message}>
              {(control) => <Input {...control} {...register('options.holeMm')} {...millimetres} />}
            </Field>
            <Field label="Fra kant til midte i mm" error={errors?.holeInsetMm?.message}>
              {(control) => <Input {...control} {...register('options.holeInsetMm')} {...millimetres} />}
            </Field>
          </>
        )}
      </div>
      {shape !== 'none' && holes === 'own' && (
        <WrittenListField
          name="options.ownHoles"
          label="Hullernes steder"
          hint="Ét hul på hver linje: mm fra venstre, mm fra oven og diameter, for eksempel 10 12,5 4."
          entry="Hul"
          rows={3}
          toText={holesText}
        />
      )}
    </section>
  )
}
