'use client'

import { useFormContext } from 'react-hook-form'
import type { ArtworkForm } from '@/components/artwork/artwork-form'
import { Field, FieldGroup } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio-group'

/** Whether the files are for the laser or for a sandblasting stencil. */
export function StencilFields() {
  const { register, watch, formState } = useFormContext<ArtworkForm>()
  const stencil = watch('options.stencil') ?? 'none'
  return (
    <div className="space-y-5">
      <FieldGroup legend="Hvad skal filerne bruges til?">
        <RadioGroup
          {...register('options.stencil')}
          value={stencil}
          options={[
            { value: 'none', label: 'Laser eller fræser' },
            { value: 'plain', label: 'Skabelon til sandblæsning', hint: 'Sort skæres ud af folien. Ses fra forsiden.' },
            { value: 'mirrored', label: 'Skabelon, spejlvendt', hint: 'Til folie, der skæres fra bagsiden.' },
          ]}
        />
      </FieldGroup>
      {stencil !== 'none' && (
        <Field
          label="Broer i bogstaverne, bredde i mm"
          hint="0 giver ingen broer: så flyttes midten af o og a over med bærefilm. Koden får aldrig broer."
          error={formState.errors.options?.bridgeMm?.message}
          className="sm:max-w-form"
        >
          {(control) => (
            <Input
              {...control}
              {...register('options.bridgeMm')}
              type="number"
              inputMode="decimal"
              min={0}
              max={5}
              step={0.1}
              className="tabular-nums"
            />
          )}
        </Field>
      )}
    </div>
  )
}
