'use client'

import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { EventFormValues } from '@/components/timeline/event-form-values'
import { FieldGroup } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { partialDate } from '@/lib/domain/memorials/field-schemas'
import { dateQuestion } from '@/lib/domain/timeline/copy'
import { danishMonths, type PartialDate } from '@/lib/shared/danish-dates'

export type Life = { born: PartialDate | null; died: PartialDate | null }

/** When it was, as exactly as it is known; asks kindly about what lies outside the life. */
export function EventDateFields({ life }: { life: Life }) {
  const id = useId()
  const { register, formState } = useFormContext<EventFormValues>()
  const { date: errors } = formState.errors
  const message = errors?.year?.message ?? errors?.month?.message ?? errors?.day?.message ?? errors?.message
  const isInvalid = message ? true : undefined
  const describedBy = `${id}-question`
  const shared = { 'aria-invalid': isInvalid, 'aria-describedby': describedBy } as const
  return (
    <FieldGroup legend="Hvornår?" hint="Et årstal alene er nok." error={message}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-4">
        <div>
          <Label htmlFor={`${id}-day`} className="font-normal">
            Dag
          </Label>
          <Input id={`${id}-day`} inputMode="numeric" maxLength={2} {...shared} {...register('date.day')} />
        </div>
        <div>
          <Label htmlFor={`${id}-month`} className="font-normal">
            Måned
          </Label>
          <Select id={`${id}-month`} {...shared} {...register('date.month')}>
            <option value="">Ved ikke</option>
            {danishMonths.map((month, index) => (
              <option key={month} value={index + 1}>
                {month}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <Label htmlFor={`${id}-year`} className="font-normal">
            År
          </Label>
          <Input id={`${id}-year`} inputMode="numeric" maxLength={4} {...shared} {...register('date.year')} />
        </div>
      </div>
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
