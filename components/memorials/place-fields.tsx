'use client'

import { useFormContext } from 'react-hook-form'
import { PositionField } from '@/components/memorials/place/position-field'
import { TextField } from '@/components/memorials/text-field'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { funeralKindNames } from '@/lib/domain/memorials/copy'
import { funeralKinds, type MemorialForm } from '@/lib/domain/memorials/schema'

export function RestingFields() {
  return (
    <div className="space-y-6">
      <TextField name="restingCemetery" label="Kirkegård eller sted" optional autoComplete="off" maxLength={160} />
      <TextField
        name="restingPlot"
        label="Gravens placering"
        hint="For eksempel: Afdeling C, nummer 14."
        optional
        autoComplete="off"
        maxLength={80}
      />
      <PositionField />
    </div>
  )
}

export function FuneralFields() {
  const { register, formState } = useFormContext<MemorialForm>()
  return (
    <div className="space-y-6">
      <Field label="Hvad er det?" optional error={formState.errors.funeralKind?.message}>
        {(control) => (
          <Select {...control} defaultValue={formState.defaultValues?.funeralKind ?? ''} {...register('funeralKind')}>
            <option value="">Ikke noget</option>
            {funeralKinds.map((kind) => (
              <option key={kind} value={kind}>
                {funeralKindNames[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <TextField name="funeralDay" label="Dag" optional type="date" />
        <TextField name="funeralTime" label="Klokkeslæt" optional type="time" />
      </div>
      <TextField name="funeralPlace" label="Sted" optional autoComplete="off" maxLength={160} />
      <TextField name="funeralAddress" label="Adresse" optional autoComplete="off" maxLength={240} />
      <TextField
        name="funeralNote"
        label="Til dem, der kommer"
        hint="For eksempel om blomster, eller hvor I samles bagefter."
        optional
        rows={3}
        maxLength={1000}
      />
      <TextField
        name="funeralAnswerBy"
        label="Svar senest, om man kommer"
        hint="Vælger du en dag, kan andre skrive på siden, at de kommer, og hvor mange de er. Lad feltet stå tomt, hvis I ikke vil vide det."
        optional
        type="date"
      />
      <TextField
        name="funeralStream"
        label="Link til at se med hjemmefra"
        hint="Fra YouTube, Vimeo eller TwentyThree. Det står på siden, til højtideligheden er forbi."
        optional
        inputMode="url"
        autoComplete="off"
        maxLength={200}
      />
      <TextField
        name="funeralRecording"
        label="Link til en optagelse"
        hint="Det står på siden, når højtideligheden er forbi, til I tager det væk."
        optional
        inputMode="url"
        autoComplete="off"
        maxLength={200}
      />
    </div>
  )
}
