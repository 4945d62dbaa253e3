'use client'

import { Controller, useFormContext } from 'react-hook-form'
import type { ArtworkForm } from '@/components/artwork/artwork-fields'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'

type WrittenListFieldProps = {
  name: 'options.people' | 'options.ownHoles'
  label: string
  hint: string
  rows: number
  /** The list as a person writes it. */
  toText: (list: unknown) => string
}

/** A list that is written as text, a line or a block an entry. */
export function WrittenListField({ name, label, hint, rows, toText }: WrittenListFieldProps) {
  const { control: form, formState } = useFormContext<ArtworkForm>()
  const errors = formState.errors.options
  const message = firstMessage(name === 'options.people' ? errors?.people : errors?.ownHoles)
  return (
    <Controller
      control={form}
      name={name}
      render={({ field }) => (
        <Field label={label} hint={hint} error={message} optional>
          {(control) => (
            <Textarea
              {...control}
              ref={field.ref}
              name={field.name}
              onBlur={field.onBlur}
              rows={rows}
              autoComplete="off"
              value={toText(field.value)}
              onChange={(event) => field.onChange(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
    />
  )
}

/** Of the entry that is wrong, however deep in the list it stands. */
function firstMessage(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined
  if ('message' in errors && typeof errors.message === 'string') return errors.message
  for (const [key, inner] of Object.entries(errors)) {
    const found = key === 'ref' ? undefined : firstMessage(inner)
    if (found) return found
  }
  return undefined
}
