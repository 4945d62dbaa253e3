'use client'

import { useFormContext } from 'react-hook-form'
import { DateParts, datePartsHint } from '@/components/memorials/date-parts'
import { FieldGroup } from '@/components/ui/field'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

/** A date as exactly as it is known; a year is enough. */
export function PartialDateField({ name, legend }: { name: 'born' | 'died'; legend: string }) {
  const { formState } = useFormContext<MemorialForm>()
  const errors = formState.errors[name]
  const message = errors?.year?.message ?? errors?.month?.message ?? errors?.day?.message ?? errors?.message
  return (
    <FieldGroup legend={legend} hint={datePartsHint} error={message}>
      <DateParts name={name} known={formState.defaultValues?.[name]} errors={errors} />
    </FieldGroup>
  )
}
