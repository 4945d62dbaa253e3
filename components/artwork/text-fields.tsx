'use client'

import { useFormContext } from 'react-hook-form'
import type { ArtworkForm } from '@/components/artwork/artwork-form'
import { WrittenListField } from '@/components/artwork/written-list-field'
import { SelectField } from '@/components/form/select-field'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, Input } from '@/components/ui/field'
import { markTexts } from '@/lib/domain/artwork/copy'
import { artworkMarks } from '@/lib/domain/artwork/schema'

/** Text and marks around the code. Part of `ArtworkFields`. */
export function TextFields() {
  const { register } = useFormContext<ArtworkForm>()
  return (
    <section className="space-y-5">
      <h2 className="text-xl">Tekst og motiv</h2>
      <WrittenListField
        name="options.lines"
        label="Over koden"
        hint="Én linje ad gangen, præcis som den skal stå. Den første bliver størst."
        entry="Linje"
        rows={3}
        toText={(lines) => (Array.isArray(lines) ? lines.join('\n') : '')}
        toList={(text) => (text === '' ? [] : text.split('\n'))}
      />
      <CaptionFields />
      <Checkbox
        {...register('options.showsCode')}
        label="Kodens ti tegn under QR-koden"
        hint="Så kan koden tastes, hvis den en dag ikke kan scannes."
      />
    </section>
  )
}

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
      <SelectField
        {...register('options.mark')}
        label="Motiv"
        error={errors?.mark?.message}
        options={artworkMarks.map((mark) => [mark, markTexts[mark]])}
      />
    </div>
  )
}
