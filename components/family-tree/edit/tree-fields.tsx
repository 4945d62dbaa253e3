'use client'

import type { ComponentProps, ReactNode } from 'react'
import { get, useFormContext } from 'react-hook-form'
import { YEAR_MAX_LENGTH } from '@/components/family-tree/edit/record-values'
import { DateParts } from '@/components/memorials/date-parts'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldGroup, Input, Textarea } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { treeDateHint } from '@/lib/domain/family-tree/edit-copy'

/** Its place in the surrounding form: 'surname' or 'union.marriedPlace'. */
type Named = { name: string }

type TextFieldProps = Named & {
  label: ReactNode
  hint?: ReactNode
  maxLength: number
  optional?: boolean
  /** Makes it several lines. */
  rows?: number
} & Pick<ComponentProps<'input'>, 'autoFocus' | 'autoCapitalize'>

export function TreeTextField({ name, label, hint, optional = false, rows, ...input }: TextFieldProps) {
  const { register, formState } = useFormContext()
  const defaultValue: unknown = get(formState.defaultValues, name)
  const text = typeof defaultValue === 'string' ? defaultValue : ''
  return (
    <Field label={label} hint={hint} optional={optional} error={sentenceAt(formState.errors, name)}>
      {(control) =>
        rows ? (
          <Textarea {...control} rows={rows} maxLength={input.maxLength} defaultValue={text} {...register(name)} />
        ) : (
          <Input {...control} {...input} autoComplete="off" defaultValue={text} {...register(name)} />
        )
      }
    </Field>
  )
}

/** A date as exactly as it is known, also between two. */
export function TreeDateField({ name, legend }: Named & { legend: ReactNode }) {
  const { formState } = useFormContext()
  const known: unknown = get(formState.defaultValues, name)
  const errors: unknown = get(formState.errors, name)
  // Of the later of two dates, typed in the year as well, after the first.
  const parts = ['year', 'month', 'day', 'until.year', 'until.month', 'until.day'].map((part) => `${name}.${part}`)
  const message = [...parts, name].map((path) => sentenceAt(formState.errors, path)).find(Boolean)
  return (
    <FieldGroup legend={legend} hint={treeDateHint} error={message}>
      <DateParts name={name} known={asParts(known)} errors={asParts(errors)} yearMaxLength={YEAR_MAX_LENGTH} />
    </FieldGroup>
  )
}

type ChoiceFieldProps<V extends string> = Named & {
  legend: ReactNode
  hint?: ReactNode
  options: ReadonlyArray<{ value: V; label: ReactNode; hint?: ReactNode; disabled?: boolean }>
  /** Each on a line of its own. */
  isTall?: boolean
  onChosen?: (value: string) => void
}

/** One of a few: short ones beside each other, where there is room. */
export function ChoiceField<V extends string>({ name, legend, hint, options, isTall, onChosen }: ChoiceFieldProps<V>) {
  const { register, formState } = useFormContext()
  const { ref, ...bound } = register(name, { onChange: ({ target }) => onChosen?.(String(target.value)) })
  const known: unknown = get(formState.defaultValues, name)
  return (
    <FieldGroup legend={legend} hint={hint} error={sentenceAt(formState.errors, name)}>
      <RadioGroup
        options={options}
        defaultValue={typeof known === 'string' ? known : ''}
        className={isTall ? undefined : 'flex flex-wrap gap-x-6 space-y-0'}
        {...bound}
        ref={ref}
      />
    </FieldGroup>
  )
}

export function TickField({ name, label, hint }: Named & { label: ReactNode; hint?: ReactNode }) {
  const { register, formState } = useFormContext()
  return (
    <Checkbox
      label={label}
      hint={hint}
      defaultChecked={get(formState.defaultValues, name) === true}
      {...register(name)}
    />
  )
}

/** The choices of a record of names, in its order. */
export function choicesOf<V extends string>(names: Record<V, string>): { value: V; label: string }[] {
  // Object.entries forgets that the keys are the record's own.
  return Object.entries<string>(names).map(([value, label]) => ({ value: value as V, label }))
}

function sentenceAt(errors: object, name: string): string | undefined {
  const error: unknown = get(errors, name)
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined
}

function asParts(value: unknown): Partial<Record<'year' | 'month' | 'day', unknown>> | undefined {
  return typeof value === 'object' && value !== null ? value : undefined
}
