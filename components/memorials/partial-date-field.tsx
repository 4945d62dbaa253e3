'use client'

import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldGroup } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

const months = Array.from({ length: 12 }, (_, index) =>
  new Intl.DateTimeFormat('da-DK', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, index, 1)),
)

/** A date as exactly as it is known: only the year is needed. */
export function PartialDateField({ name, legend }: { name: 'born' | 'died'; legend: string }) {
  const id = useId()
  const { register, formState } = useFormContext<MemorialForm>()
  const errors = formState.errors[name]
  const known = formState.defaultValues?.[name]
  const message = errors?.year?.message ?? errors?.month?.message ?? errors?.day?.message ?? errors?.message
  const isInvalid = message ? true : undefined
  return (
    <FieldGroup legend={legend} error={message}>
      <div className="grid grid-cols-[1fr_2fr] gap-4 sm:grid-cols-[6rem_1fr_8rem]">
        <div>
          <Label htmlFor={`${id}-day`} className="font-normal">
            Dag
          </Label>
          <Input
            id={`${id}-day`}
            inputMode="numeric"
            maxLength={2}
            aria-invalid={isInvalid}
            defaultValue={known?.day ?? ''}
            {...register(`${name}.day`)}
          />
        </div>
        <div>
          <Label htmlFor={`${id}-month`} className="font-normal">
            Måned
          </Label>
          <Select
            id={`${id}-month`}
            aria-invalid={isInvalid}
            defaultValue={known?.month ?? ''}
            {...register(`${name}.month`)}
          >
            <option value="">Ved ikke</option>
            {months.map((month, index) => (
              <option key={month} value={index + 1}>
                {month}
              </option>
            ))}
          </Select>
        </div>
        <div className="col-span-2 sm:col-span-1">
          <Label htmlFor={`${id}-year`} className="font-normal">
            År
          </Label>
          <Input
            id={`${id}-year`}
            inputMode="numeric"
            maxLength={4}
            aria-invalid={isInvalid}
            defaultValue={known?.year ?? ''}
            {...register(`${name}.year`)}
          />
        </div>
      </div>
    </FieldGroup>
  )
}
