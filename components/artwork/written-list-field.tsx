'use client'

import { Controller, useFormContext } from 'react-hook-form'
import type { ArtworkForm } from '@/components/artwork/artwork-form'
import { Field, Textarea } from '@/components/ui/field'

type WrittenListFieldProps = {
  name: 'options.lines' | 'options.people' | 'options.ownHoles'
  label: string
  hint: string
  /** What an entry is called in an error: 'Linje' gives 'Linje 3: …'. */
  entry: string
  rows: number
  /** Formats the list for editing. */
  toText: (list: unknown) => string
  /** Parses the text. If absent, the schema parses it. */
  toList?: (text: string) => string[]
}

/** A list edited as text, one line or block per entry. */
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

/** The error of the list, or of its first invalid entry with its number. */
function messageOf(errors: unknown, entry: string): string | undefined {
  if (!Array.isArray(errors)) return firstMessage(errors)
  const at = errors.findIndex(Boolean)
  const message = firstMessage(errors[at])
  return message && `${entry} ${at + 1}: ${message}`
}

/** At any depth. */
function firstMessage(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined
  if ('message' in errors && typeof errors.message === 'string') return errors.message
  for (const [key, inner] of Object.entries(errors)) {
    const found = key === 'ref' ? undefined : firstMessage(inner)
    if (found) return found
  }
  return undefined
}
