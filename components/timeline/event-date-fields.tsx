'use client'

import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateParts, datePartsHint } from '@/components/memorials/date-parts'
import type { EventFormValues } from '@/components/timeline/event-form-values'
import { FieldGroup } from '@/components/ui/field'
import { partialDate } from '@/lib/domain/memorials/field-schemas'
import { dateQuestion } from '@/lib/domain/timeline/copy'
import type { PartialDate } from '@/lib/shared/danish-dates'

export type Life = { born: PartialDate | null; died: PartialDate | null }

/** When it was, as exactly as it is known; asks kindly about what lies outside the life. */
export function EventDateFields({ life }: { life: Life }) {
  const id = useId()
  const { formState } = useFormContext<EventFormValues>()
  const { date: errors } = formState.errors
  const message = errors?.year?.message ?? errors?.month?.message ?? errors?.day?.message ?? errors?.message
  const describedBy = `${id}-question`
  return (
    <FieldGroup legend="Hvornår?" hint={datePartsHint} error={message}>
      <DateParts name="date" known={formState.defaultValues?.date} errors={errors} describedBy={describedBy} />
      <Question id={describedBy} life={life} />
    </FieldGroup>
  )
}

function Question({ id, life }: { id: string; life: Life }) {
  const parsed = partialDate.safeParse(useWatch<EventFormValues, 'date'>({ name: 'date' }))
  const question = parsed.success && parsed.data && dateQuestion(parsed.data, life)
  return (
    <p id={id} role="status" className="text-muted-foreground empty:hidden">
      {question}
    </p>
  )
}
