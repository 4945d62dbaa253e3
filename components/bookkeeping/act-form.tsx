'use client'

import '@/lib/shared/input/danish-sentences'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'

export type ActField<T> = {
  name: Path<T & FieldValues>
  label: string
  hint?: string
  kind?: 'text' | 'kroner' | 'day'
  isOptional?: boolean
  /** Makes it a choice. */
  options?: ReadonlyArray<{ value: string; label: string }>
}

type ActFormProps<T extends FieldValues> = {
  action: string
  /** Label of the button that opens it. */
  opens: string
  intro?: string
  schema: z.ZodType<T, T>
  defaults: DefaultValues<T>
  fields: ReadonlyArray<ActField<T>>
  submit: string
  pendingText: string
  doneMessage: string
  isDestructive?: boolean
}

/** An act on money that needs some fields; collapsed until opened, and a plain form without script. */
export function ActForm<T extends FieldValues>(props: ActFormProps<T>) {
  const { action, opens, intro, schema, defaults, fields, submit, pendingText, doneMessage, isDestructive } = props
  const router = useRouter()
  const post = usePost(action)
  const form = useForm<T, unknown, T>({ resolver: zodResolver(schema), defaultValues: defaults })
  const { forget } = useKeptForm(form, { name: action, action })
  const { errors } = form.formState
  const send = form.handleSubmit((values) =>
    post.mutate(values, {
      onSuccess: () => {
        forget()
        form.reset(defaults)
        showToast({ title: doneMessage })
        router.refresh()
      },
      onError: (error) =>
        showServerErrors(
          form,
          error,
          fields.map(({ name }) => name as Path<T>),
        ),
    }),
  )
  return (
    <details className="min-w-0 open:basis-full">
      <summary
        className={cn(
          buttonVariants({ variant: 'outline' }),
          'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
        )}
      >
        {opens}
      </summary>
      <form action={action} method="post" noValidate onSubmit={send} className="mt-5 max-w-measure space-y-5">
        {intro && <p>{intro}</p>}
        <FormRefusal error={post.error} message={errors.root?.message} />
        {fields.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            hint={field.hint}
            optional={field.isOptional ?? false}
            required={!field.isOptional}
            error={messageOf(errors, field.name)}
          >
            {(control) =>
              field.options ? (
                <Select {...control} {...form.register(field.name as Path<T>)}>
                  {field.options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              ) : (
                <Input
                  {...control}
                  {...form.register(field.name as Path<T>)}
                  {...(field.kind === 'day' ? { type: 'date' } : {})}
                  {...(field.kind === 'kroner' ? { inputMode: 'decimal', maxLength: 20 } : { maxLength: 500 })}
                  autoComplete="off"
                />
              )
            }
          </Field>
        ))}
        <Button
          type="submit"
          variant={isDestructive ? 'destructive' : 'primary'}
          pending={post.isPending}
          pendingText={pendingText}
        >
          {submit}
        </Button>
      </form>
    </details>
  )
}

function messageOf(errors: object, name: string): string | undefined {
  const error: unknown = Object.entries(errors).find(([key]) => key === name)?.[1]
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined
}
