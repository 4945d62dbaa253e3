'use client'

import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { danishMonths } from '@/lib/shared/danish-dates'
import { dateFormValues, readTypedYear } from '@/lib/shared/typed-year'

/** How little is enough, for the group around the fields. */
export const datePartsHint = 'Et årstal er nok. Du må også skrive ca. 1942, før 1942 eller 1940’erne.'

type DatePartsProps = {
  /** The date's field in the form around; its parts are `{name}.day`, `{name}.month` and `{name}.year`. */
  name: string
  /** What is known already, for the markup that the server sends. */
  known?: Partial<Record<'year' | 'month' | 'day', unknown>> | null | undefined
  isInvalid: boolean
  describedBy?: string
}

/** Day, month and year; the year is also where one writes how sure one is, and a whole date if one likes. */
export function DateParts({ name, known, isInvalid, describedBy }: DatePartsProps) {
  const id = useId()
  const { register } = useFormContext()
  const spread = useSpreadDate(name)
  const shared = { 'aria-invalid': isInvalid ? true : undefined, 'aria-describedby': describedBy } as const
  return (
    <div className="grid grid-cols-[1fr_2fr] gap-4 sm:grid-cols-[5rem_1fr_11rem]">
      <div>
        <Label htmlFor={`${id}-day`} className="font-normal">
          Dag
        </Label>
        <Input
          {...shared}
          id={`${id}-day`}
          inputMode="numeric"
          maxLength={2}
          defaultValue={text(known?.day)}
          {...register(`${name}.day`)}
        />
      </div>
      <div>
        <Label htmlFor={`${id}-month`} className="font-normal">
          Måned
        </Label>
        <Select {...shared} id={`${id}-month`} defaultValue={text(known?.month)} {...register(`${name}.month`)}>
          <option value="">Ved ikke</option>
          {danishMonths.map((month, index) => (
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
          {...shared}
          id={`${id}-year`}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          defaultValue={text(known?.year)}
          {...register(`${name}.year`, { onBlur: spread })}
        />
      </div>
    </div>
  )
}

/** Puts a whole date that was typed with the year into the three fields, when the other two are free. */
function useSpreadDate(name: string): () => void {
  const { getValues, setValue } = useFormContext()
  return () => {
    const [year, month, day]: unknown[] = getValues([`${name}.year`, `${name}.month`, `${name}.day`])
    const date = typeof year === 'string' && !month && !day ? readTypedYear(year) : null
    if (date?.month === undefined) return
    for (const [part, value] of Object.entries(dateFormValues(date))) {
      setValue(`${name}.${part}`, value, { shouldDirty: true, shouldTouch: true })
    }
  }
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
