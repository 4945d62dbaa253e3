'use client'

import { useFormContext } from 'react-hook-form'
import { DateParts, datePartsHint } from '@/components/memorials/date-parts'
import { TextField } from '@/components/memorials/text-field'
import { FieldGroup } from '@/components/ui/field'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

export function NameFields() {
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <TextField name="firstName" label="Fornavn" autoComplete="off" maxLength={80} />
      <TextField name="middleName" label="Mellemnavn" optional autoComplete="off" maxLength={120} />
      <TextField name="lastName" label="Efternavn" optional autoComplete="off" maxLength={80} />
      <TextField name="birthName" label="Født med navnet" optional autoComplete="off" maxLength={80} />
    </div>
  )
}

/** `withPlaces` adds the places of birth and death; the living are not asked for their death. */
export function DateFields({ withPlaces = true, isLiving = false }: { withPlaces?: boolean; isLiving?: boolean }) {
  return (
    <div className="space-y-8">
      <div className="space-y-4">
        <PartialDateField name="born" legend="Født" />
        {withPlaces && <TextField name="bornPlace" label="Fødested" optional autoComplete="off" maxLength={160} />}
      </div>
      {!isLiving && (
        <div className="space-y-4">
          <PartialDateField name="died" legend="Død" />
          {withPlaces && <TextField name="diedPlace" label="Dødssted" optional autoComplete="off" maxLength={160} />}
        </div>
      )}
    </div>
  )
}

/** A date as exactly as it is known; a year is enough. */
function PartialDateField({ name, legend }: { name: 'born' | 'died'; legend: string }) {
  const { formState } = useFormContext<MemorialForm>()
  const errors = formState.errors[name]
  const message = errors?.year?.message ?? errors?.month?.message ?? errors?.day?.message ?? errors?.message
  return (
    <FieldGroup legend={legend} hint={datePartsHint} error={message}>
      <DateParts name={name} known={formState.defaultValues?.[name]} errors={errors} />
    </FieldGroup>
  )
}
