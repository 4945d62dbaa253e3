'use client'

import { Controller, useFormContext } from 'react-hook-form'
import type { ArtworkForm } from '@/components/artwork/artwork-fields'
import { CaptionFields } from '@/components/artwork/caption-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'

/** What is written and drawn around the code. Part of `ArtworkFields`. */
export function TextFields() {
  const { register, control: form, formState } = useFormContext<ArtworkForm>()
  const errors = formState.errors.options
  const wrongLine = Array.isArray(errors?.lines) ? errors.lines.find(Boolean)?.message : errors?.lines?.message
  return (
    <section className="space-y-5">
      <h2 className="text-xl">Tekst og motiv</h2>
      <Controller
        control={form}
        name="options.lines"
        render={({ field }) => (
          <Field
            label="Over koden"
            hint="Én linje ad gangen, præcis som den skal graveres. Den første bliver størst."
            error={wrongLine}
            optional
          >
            {(control) => (
              <Textarea
                {...control}
                ref={field.ref}
                name={field.name}
                onBlur={field.onBlur}
                rows={3}
                value={(field.value ?? []).join('\n')}
                onChange={(event) => {
                  const text = event.currentTarget.value
                  field.onChange(text === '' ? [] : text.split('\n'))
                }}
              />
            )}
          </Field>
        )}
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
