'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps, ReactNode } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form'
import type { z } from 'zod'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { usePostForm } from '@/components/form/use-post-form'
import { Button } from '@/components/ui/button'
import { Field, Input, Textarea } from '@/components/ui/field'
import { SummaryButton } from '@/components/ui/fold'
import { Select } from '@/components/ui/select'
import { ApiError } from '@/lib/client/api'

type FoldedField<T> = {
  name: Path<T & FieldValues>
  label: string
  hint?: string
  /** 'lines': several lines of text. */
  kind?: 'text' | 'lines' | 'kroner' | 'day'
  isOptional?: boolean
  maxLength?: number
  /** Makes it a choice. */
  options?: ReadonlyArray<{ value: string; label: string }>
}

type FoldedFormProps<T extends FieldValues> = {
  action: string
  /** Under this name the text is kept in the tab, where forms about different things have one address. */
  keptAs?: string
  /** Label of the button that opens it. */
  opens: string
  /** Screen-reader suffix of that label, to tell list rows apart. */
  about?: string
  intro?: string
  schema: z.ZodType<T, T>
  defaults: DefaultValues<T>
  fields: ReadonlyArray<FoldedField<T>>
  submit: string
  pendingText: string
  doneMessage: string | ((answer: { status?: string }) => string)
  /** The code of a refusal that says the page is out of date: the page is refreshed, and the text stays. */
  staleCode?: string
  /** Once it is done, beside the message. */
  onDone?: () => void
  isDestructive?: boolean
  /** What a browser without script sent and was refused: the form is open, with it. */
  draft?: FormDraftView
  /** Further named controls; their values are sent with the fields. */
  children?: ReactNode
}

/** An action that needs some fields first; collapsed until opened, and a plain form without script. */
export function FoldedForm<T extends FieldValues>(props: FoldedFormProps<T>) {
  const {
    action,
    opens,
    about,
    intro,
    schema,
    defaults,
    fields,
    submit,
    pendingText,
    doneMessage,
    onDone,
    draft = null,
  } = props
  const router = useRouter()
  const start = withTyped(defaults, draft)
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action,
    schema,
    defaults: start,
    draft,
    keptAs: props.keptAs,
    names: fields.map(({ name }) => name as Path<T>),
    bodyOf: (parsed, _typed, event) => ({ ...valuesOf(event?.target), ...parsed }),
    cleared: defaults,
    doneMessage: (answer: { status?: string }) => ({
      title: typeof doneMessage === 'string' ? doneMessage : doneMessage(answer),
    }),
    onDone: () => {
      onDone?.()
      router.refresh()
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === props.staleCode) router.refresh()
    },
  })
  return (
    <details className="min-w-0 open:basis-full" open={draft !== null}>
      <SummaryButton>
        {opens}
        {about && <span className="sr-only"> {about}</span>}
      </SummaryButton>
      <form action={action} method="post" noValidate onSubmit={send} className="mt-5 max-w-measure space-y-5">
        {intro && <p>{intro}</p>}
        <FormRefusal error={refusal.error} message={form.formState.errors.root?.message} />
        {props.children}
        {fields.map(({ name, label, hint, isOptional = false, ...field }) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            optional={isOptional}
            required={!isOptional}
            error={errorOf(name as Path<T>)}
          >
            {(control) => (
              <Control {...field} {...control} {...form.register(name as Path<T>)} defaultValue={textAt(start, name)} />
            )}
          </Field>
        ))}
        <Button
          type="submit"
          variant={props.isDestructive ? 'destructive' : 'primary'}
          pending={isPending}
          pendingText={pendingText}
        >
          {submit}
        </Button>
      </form>
    </details>
  )
}

/** Only the form's own fields: a draft may be of an earlier version. */
function withTyped<T extends FieldValues>(defaults: DefaultValues<T>, draft: FormDraftView): DefaultValues<T> {
  const typed = Object.entries(draft?.values ?? {}).filter(([name]) => Object.hasOwn(defaults, name))
  return { ...defaults, ...Object.fromEntries(typed) }
}

/** In the markup too: react-hook-form fills the fields only once there is script. */
function textAt(values: object, name: string): string | undefined {
  const value: unknown = Object.entries(values).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}

type ControlProps = Pick<FoldedField<FieldValues>, 'kind' | 'options' | 'maxLength'> &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'required' | 'defaultValue' | 'aria-describedby' | 'aria-invalid'> &
  Omit<UseFormRegisterReturn, 'min' | 'max' | 'minLength' | 'maxLength' | 'pattern' | 'required'>

const looks = {
  text: {},
  kroner: { inputMode: 'decimal', maxLength: 20 },
  day: { type: 'date' },
} as const

function Control({ kind = 'text', options, maxLength = 500, ...control }: ControlProps) {
  if (options) {
    return (
      <Select {...control}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )
  }
  if (kind === 'lines') return <Textarea {...control} rows={3} maxLength={maxLength} className="min-h-24" />
  return <Input {...control} maxLength={maxLength} {...looks[kind]} autoComplete="off" />
}

function valuesOf(form: unknown): Record<string, FormDataEntryValue> {
  return form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}
}
