'use client'

import { reasonTooLong } from '@/lib/domain/account-desk/schema'

import '@/lib/shared/input/danish-sentences'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'

type ReasonFormProps = {
  action: string
  /** Label of the button that opens it. */
  opens: string
  /** Screen-reader suffix of that label, to tell list rows apart. */
  about: string
  label: string
  hint: string
  submit: string
  pendingText: string
  doneMessage: string
  isDestructive?: boolean
  /** Further named controls; their values are sent with the reason. */
  children?: ReactNode
}

// The server checks again; each action has its own minimum length.
const reasonFormInput = z.object({
  reason: z.string().max(500, reasonTooLong).trim().min(3, 'Skriv en begrundelse.'),
})

/** A console action that needs a reason; collapsed until opened. */
export function ReasonForm(props: ReasonFormProps) {
  const { action, opens, about, label, hint, submit, pendingText, doneMessage, isDestructive = false, children } = props
  const router = useRouter()
  const post = usePost(action)
  const form = useForm({ resolver: zodResolver(reasonFormInput), defaultValues: { reason: '' } })
  const { forget } = useKeptForm(form, { name: action, action })
  const { errors } = form.formState
  const send = form.handleSubmit((values, event) =>
    post.mutate(
      { ...valuesOf(event?.target), ...values },
      {
        onSuccess: () => {
          forget()
          form.reset({ reason: '' })
          showToast({ title: doneMessage })
          router.refresh()
        },
        onError: (error) => showServerErrors(form, error, ['reason']),
      },
    ),
  )
  return (
    <details className="group min-w-0 open:basis-full">
      <summary
        className={cn(
          buttonVariants({ variant: 'outline' }),
          'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
        )}
      >
        {opens}
        <span className="sr-only"> {about}</span>
      </summary>
      <form action={action} method="post" noValidate onSubmit={send} className="mt-5 max-w-measure space-y-5">
        <FormRefusal error={post.error} message={errors.root?.message} />
        {children}
        <Field label={label} hint={hint} error={errors.reason?.message} required>
          {(control) => (
            <Textarea {...control} {...form.register('reason')} rows={3} maxLength={500} className="min-h-24" />
          )}
        </Field>
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

function valuesOf(form: unknown): Record<string, FormDataEntryValue> {
  return form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}
}
