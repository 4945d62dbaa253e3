'use client'

import { useFormContext } from 'react-hook-form'
import type { ArtworkForm } from '@/components/artwork/artwork-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { markTexts } from '@/lib/domain/artwork/copy'
import { artworkMarks } from '@/lib/domain/artwork/schema'

/** The line under the code and its mark. Needs a form whose field `options` is ArtworkOptions. */
export function CaptionFields() {
  const { register, formState } = useFormContext<ArtworkForm>()
  const errors = formState.errors.options
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field label="Under koden" error={errors?.caption?.message} optional>
        {(control) => (
          <Input
            {...control}
            {...register('options.caption')}
            maxLength={60}
            placeholder="Scan og mindes"
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Motiv" error={errors?.mark?.message}>
        {(control) => (
          <Select {...control} {...register('options.mark')}>
            {artworkMarks.map((mark) => (
              <option key={mark} value={mark}>
                {markTexts[mark]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
