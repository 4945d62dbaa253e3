'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, Input, Textarea } from '@/components/ui/field'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

type TextFieldName = Exclude<keyof MemorialForm, 'born' | 'died' | 'donations' | 'musicLinks'>

type TextFieldProps = {
  name: TextFieldName
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** Initial number of lines; makes the field multi-line. */
  rows?: number
  className?: string
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'>

/** A field of the page's form with its label and error. */
export function TextField({ name, label, hint, optional, rows, className, ...input }: TextFieldProps) {
  const { register, formState } = useFormContext<MemorialForm>()
  // In the server's markup already: a field that fills in later invites typing it again.
  const defaultValue = textOf(formState.defaultValues?.[name])
  return (
    <Field label={label} error={formState.errors[name]?.message} hint={hint} optional={optional} className={className}>
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
