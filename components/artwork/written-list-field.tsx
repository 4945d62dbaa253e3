'use client'

import { Controller, useFormContext } from 'react-hook-form'
import type { ArtworkForm } from '@/components/artwork/artwork-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'

type WrittenListFieldProps = {
  name: 'options.lines' | 'options.people' | 'options.ownHoles'
  label: string
  hint: string
  /** What an entry is called where one of them is wrong: 'Linje' gives 'Linje 3: …'. */
  entry: string
  rows: number
  /** The list as a person writes it. */
  toText: (list: unknown) => string
  /** The list from what was written. Without it the text itself is kept, for the schema to read. */
  toList?: (text: string) => string[]
}

/** A list that is written as text, a line or a block an entry. */
export function WrittenListField({ name, label, hint, entry, rows, toText, toList }: WrittenListFieldProps) {
  const { control: form, getFieldState, formState } = useFormContext<ArtworkForm>()
  const message = messageOf(getFieldState(name, formState).error, entry)
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
              onChange={(event) => {
                const text = event.currentTarget.value
                field.onChange(toList ? toList(text) : text)
              }}
            />
          )}
        </Field>
      )}
    />
  )
}

/** Of the list, or of its first wrong entry, with the entry's number. */
function messageOf(errors: unknown, entry: string): string | undefined {
  if (!Array.isArray(errors)) return firstMessage(errors)
  const at = errors.findIndex(Boolean)
  const message = firstMessage(errors[at])
  return message && `${entry} ${at + 1}: ${message}`
}

/** However deep in the entry it stands. */
function firstMessage(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined
  if ('message' in errors && typeof errors.message === 'string') return errors.message
  for (const [key, inner] of Object.entries(errors)) {
    const found = key === 'ref' ? undefined : firstMessage(inner)
    if (found) return found
  }
  return undefined
}
