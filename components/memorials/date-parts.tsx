'use client'

import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { Input, Label } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { danishMonths } from '@/lib/shared/danish-dates'
import { dateFormValues, readTypedYear } from '@/lib/shared/typed-year'

/** The hint of the group around the fields. */
export const datePartsHint = 'Et årstal er nok, også ca. 1942, før 1942 eller 1940’erne.'

type Part = 'year' | 'month' | 'day'

type DatePartsProps = {
  /** The date's field in the surrounding form; its parts are `{name}.day`, `{name}.month` and `{name}.year`. */
  name: string
  /** The initial values, for the server's markup. */
  known?: Partial<Record<Part, unknown>> | null | undefined
  /** The errors of the date and of its parts. */
  errors: Partial<Record<Part, unknown>> | undefined
  describedBy?: string
  /** Of what may be typed in the year: 40 fit the longest date. */
  yearMaxLength?: number
}

/** Day, month and year; the year also takes a qualifier or a whole date. */
export function DateParts({ name, known, errors, describedBy, yearMaxLength = 40 }: DatePartsProps) {
  const id = useId()
  const { register } = useFormContext()
  const spread = useSpreadDate(name)
  // An error of the whole date marks all three fields.
  const isWhole = errors && !errors.year && !errors.month && !errors.day
  const shared = (part: Part) => ({
    id: `${id}-${part}`,
    'aria-invalid': isWhole || errors?.[part] ? (true as const) : undefined,
    'aria-describedby': describedBy,
  })
  return (
    <div className="flex flex-wrap gap-4">
      <div className="min-w-0 flex-[1_1_5rem]">
        <Label htmlFor={`${id}-day`} className="font-normal">
          Dag
        </Label>
        <Input
          {...shared('day')}
          inputMode="numeric"
          maxLength={2}
          defaultValue={text(known?.day)}
          {...register(`${name}.day`)}
        />
      </div>
      <div className="min-w-0 flex-[2_1_9rem]">
        <Label htmlFor={`${id}-month`} className="font-normal">
          Måned
        </Label>
        <Select {...shared('month')} defaultValue={text(known?.month)} {...register(`${name}.month`)}>
          <option value="">Ved ikke</option>
          {danishMonths.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </Select>
      </div>
      <div className="min-w-0 flex-[3_1_11rem]">
        <Label htmlFor={`${id}-year`} className="font-normal">
          År
        </Label>
        <Input
          {...shared('year')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={yearMaxLength}
          defaultValue={text(known?.year)}
          {...register(`${name}.year`, { onBlur: spread })}
        />
      </div>
    </div>
  )
}

/** Spreads a whole date typed in the year over the three fields if the other two are empty. */
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
