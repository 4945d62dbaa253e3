'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { showServerErrors } from '@/components/accounts/form-errors'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useResellerPost } from '@/lib/domain/resellers/act-hooks'
import { reasonFormInput } from '@/lib/domain/resellers/house-schema'

type ReasonFormProps = {
  action: string
  /** What opens it. */
  opens: string
  /** Read aloud after what opens it, where several stand in a list. */
  about: string
  label: string
  hint: string
  submit: string
  pendingText: string
  told: string
  isDestructive?: boolean
}

/** An act of the house that needs a reason: opened by a press, so that the list stays calm. */
export function ReasonForm(props: ReasonFormProps) {
  const { action, opens, about, label, hint, submit, pendingText, told, isDestructive = false } = props
  const router = useRouter()
  const post = useResellerPost(action)
  const form = useForm({ resolver: zodResolver(reasonFormInput), defaultValues: { reason: '' } })
  const { forget } = useKeptForm(form, { name: action, action })
  const { errors } = form.formState
  const send = form.handleSubmit((values) =>
    post.mutate(values, {
      onSuccess: () => {
        forget()
        form.reset({ reason: '' })
        showToast({ title: told })
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, ['reason']),
    }),
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
