'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { failureToast, showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import type { MessageView } from '@/lib/domain/accounts/schema'
import { passwordResetInput } from '@/lib/domain/accounts/schema'
import { EmailField } from './email-field'
import { SentTo } from './sent-to'

const failed = failureToast()

type ResetLinkFormProps = {
  /** In a dialog the button is disabled while the field is empty; in a page it must work without script. */
  isInDialog?: boolean
  /** Where a post without script returns to. */
  hidden?: Record<string, string>
  draft?: FormDraftView
  /** The field's initial value. */
  email?: string
  onSent?: (email: string) => void
}

/** Requests a mail with a reset link. */
export function ResetLinkForm({
  isInDialog = false,
  hidden = {},
  draft = null,
  email = '',
  onSent,
}: ResetLinkFormProps) {
  const reset = usePost<MessageView>('/api/password-reset')
  const [sent, setSent] = useState<{ message: string; email: string } | null>(null)
  const form = useForm({
    resolver: zodResolver(passwordResetInput),
    defaultValues: { email: draft?.values.email ?? email },
  })
  const { forget } = useKeptForm(form, { name: 'glemt', action: '/api/password-reset' })
  const typed = useWatch({ control: form.control, name: 'email' })
  const { errors, isSubmitted } = form.formState
  const message = rootError(form.formState, draft)
  const send = form.handleSubmit((values) =>
    reset.mutate(values, {
      onSuccess: ({ message }) => {
        showToast({ title: 'Anmodning sendt', description: message })
        forget()
        setSent({ message, email: values.email })
        onSent?.(values.email)
      },
      onError: (error) => {
        failed(error)
        showServerErrors(form, error, ['email'])
      },
    }),
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    // React events bubble from the dialog to the login form, which must not submit.
    event.stopPropagation()
    return send(event)
  }

  function correct() {
    flushSync(() => setSent(null))
    form.setFocus('email')
  }

  if (sent && !isInDialog) {
    return (
      <ResetRequested>
        {sent.message}
        <SentTo email={sent.email} onCorrect={correct} />
      </ResetRequested>
    )
  }
  return (
    <form id="glemt" action="/api/password-reset" method="post" noValidate onSubmit={submit} className="space-y-6">
      {message && <Notice variant="error">{message}</Notice>}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <EmailField
        {...form.register('email')}
        defaultValue={draft?.values.email}
        error={errors.email?.message ?? (isSubmitted ? undefined : draft?.errors.email)}
        onCorrect={(email) => form.setValue('email', email, { shouldDirty: true, shouldValidate: isSubmitted })}
      />
      <Button
        type="submit"
        className="w-full"
        disabled={isInDialog && typed.trim() === ''}
        pending={reset.isPending}
        pendingText="Sender..."
      >
        Send link
      </Button>
    </form>
  )
}

/** Shown once the request is sent, with or without script. */
export function ResetRequested({ children }: { children: ReactNode }) {
  return (
    <Notice variant="success" title="Anmodning sendt">
      {children}
    </Notice>
  )
}
