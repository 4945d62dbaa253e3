'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

type TextFieldName = Exclude<keyof MemorialForm, 'born' | 'died'>

type TextFieldProps = {
  name: TextFieldName
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** Lines to begin with; with it the field takes several. */
  rows?: number
  className?: string
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'>

/** One field of the page's form with its label and its own error. */
export function TextField({ name, label, hint, optional, rows, className, ...input }: TextFieldProps) {
  const { register, formState } = useFormContext<MemorialForm>()
  // Already in what the server sends: an empty field that is full a moment later invites to write it again.
  const defaultValue = textOf(formState.defaultValues?.[name])
  return (
    <Field
      label={label}
      error={formState.errors[name]?.message}
      {...(hint ? { hint } : {})}
      {...(optional ? { optional } : {})}
      {...(className ? { className } : {})}
    >
      {(control) =>
        rows ? (
          <Textarea
            {...control}
            rows={rows}
            maxLength={input.maxLength}
            defaultValue={defaultValue}
            {...register(name)}
          />
        ) : (
          <Input {...control} {...input} defaultValue={defaultValue} {...register(name)} />
        )
      }
    </Field>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
