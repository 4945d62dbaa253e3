'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Button } from '@/components/ui/button'
import { Field, Textarea } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { useRefresh } from '@/lib/client/use-refresh'
import { type ReplyWay, replyAddress } from '@/lib/domain/support/client/hooks'
import { replyForm, replyFormInput } from '@/lib/domain/support/schema'

type ReplyFormProps = { number: number; way: ReplyWay; isClosed: boolean; draft: FormDraftView }

/** The sender writes on, by the link or signed in. */
export function ReplyForm({ number, way, isClosed, draft }: ReplyFormProps) {
  const { refresh } = useRefresh()
  const action = replyAddress(way)
  const reply = usePost(action)
  const start = draft?.values.message ?? ''
  const form = useForm({ resolver: zodResolver(replyFormInput), defaultValues: { message: start } })
  const { forget } = useKeptForm(form, { name: `${replyForm}-${number}`, action })
  const { errors, isSubmitted } = form.formState
  const message = rootError(form.formState, draft)
  const submit = form.handleSubmit((values) =>
    reply.mutate(values, {
      onSuccess: () => {
        showToast({ title: 'Tak, dit svar er sendt' })
        form.reset({ message: '' })
        forget()
        refresh()
      },
      onError: (error) => showServerErrors(form, error, ['message']),
    }),
  )
  return (
    <form id={replyForm} action={action} method="post" noValidate onSubmit={submit} className="scroll-mt-24 space-y-5">
      <FormRefusal error={reply.error} message={message} />
      <Field
        label="Dit svar"
        hint={isClosed ? 'Henvendelsen åbnes igen, når du skriver.' : undefined}
        error={errors.message?.message ?? (isSubmitted ? undefined : draft?.errors.message)}
        required
      >
        {(control) => (
          <Textarea {...control} {...form.register('message')} defaultValue={start} rows={6} className="min-h-40" />
        )}
      </Field>
      <Button type="submit" size="lg" pending={reply.isPending} pendingText="Sender...">
        Send svaret
      </Button>
      <PrivacyLine />
    </form>
  )
}
