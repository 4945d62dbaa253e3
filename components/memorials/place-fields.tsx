'use client'

import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextField } from '@/components/memorials/text-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { funeralKindNames } from '@/lib/domain/memorials/copy'
import { funeralKinds, type MemorialForm } from '@/lib/domain/memorials/schema'

export function RestingFields() {
  const { formState, getValues } = useFormContext<MemorialForm>()
  const hasPosition = Boolean(getValues('restingLatitude') || getValues('restingLongitude'))
  const isWrong = Boolean(formState.errors.restingLatitude || formState.errors.restingLongitude)
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
      <details open={hasPosition || isWrong}>
        <summary className="min-h-touch cursor-pointer content-center font-semibold">Placering på et kort</summary>
        <div className="space-y-6 pt-3">
          <HereButton />
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
            <TextField name="restingLatitude" label="Breddegrad" optional inputMode="decimal" autoComplete="off" />
            <TextField name="restingLongitude" label="Længdegrad" optional inputMode="decimal" autoComplete="off" />
          </div>
        </div>
      </details>
    </div>
  )
}

const decimals = 6

/** At the grave with a phone in the hand nobody should have to type degrees. */
function HereButton() {
  const { setValue } = useFormContext<MemorialForm>()
  const [message, setMessage] = useState('')

  function takePosition() {
    setMessage('Finder stedet...')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setValue('restingLatitude', inDanish(coords.latitude), { shouldDirty: true })
        setValue('restingLongitude', inDanish(coords.longitude), { shouldDirty: true })
        setMessage('Stedet er sat ind.')
      },
      () => setMessage('Vi kunne ikke finde stedet. Giv browseren lov, eller skriv tallene selv.'),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button variant="outline" onClick={takePosition}>
        <MapPin aria-hidden />
        Brug stedet, hvor jeg står
      </Button>
      <p role="status" className="text-muted-foreground text-sm">
        {message}
      </p>
    </div>
  )
}

function inDanish(degrees: number): string {
  return degrees.toFixed(decimals).replace('.', ',')
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
    </div>
  )
}
