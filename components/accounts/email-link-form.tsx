'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePatientBlur } from '@/lib/client/use-patient-blur'
import { usePost } from '@/lib/client/use-post'
import type { MessageView } from '@/lib/domain/accounts/schema'
import { emailLinkInput } from '@/lib/domain/accounts/schema'
import { EmailField } from './email-field'
import { SentTo } from './sent-to'

type EmailLinkFormProps = {
  /** The page's QR code; if absent, the form asks for it. */
  qrCode?: string
  draft?: FormDraftView
}

const names = ['qrCode', 'email'] as const

/** Requests a mail with a link to continue at home. */
export function EmailLinkForm({ qrCode, draft = null }: EmailLinkFormProps) {
  const request = usePost<MessageView>('/api/register/email-link')
  const [sent, setSent] = useState<{ message: string; email: string } | null>(null)
  const form = useForm({
    resolver: zodResolver(emailLinkInput),
    mode: 'onTouched',
    defaultValues: { qrCode: qrCode ?? draft?.values.qrCode ?? '', email: draft?.values.email ?? '' },
  })
  const patient = usePatientBlur()
  const { forget } = useKeptForm(form, {
    name: 'mail-link',
    action: '/api/register/email-link',
    secret: qrCode ? ['qrCode'] : [],
  })
  const { errors, isSubmitted } = form.formState
  const errorOf = (name: (typeof names)[number]) =>
    errors[name]?.message ?? (isSubmitted ? undefined : draft?.errors[name])
  const message = rootError(form.formState, draft)
  const submit = form.handleSubmit((values) =>
    request.mutate(values, {
      onSuccess: ({ message }) => {
        forget()
        setSent({ message, email: values.email })
      },
      onError: (error) => showServerErrors(form, error, names),
    }),
  )

  function correct() {
    flushSync(() => setSent(null))
    form.setFocus('email')
  }

  if (sent) {
    return (
      <Notice variant="success" title="Mailen er på vej">
        {sent.message}
        <SentTo email={sent.email} onCorrect={correct} />
      </Notice>
    )
  }
  return (
    <form
      id="mail-link"
      action="/api/register/email-link"
      method="post"
      noValidate
      onSubmit={submit}
      className="space-y-6"
    >
      {message && <Notice variant="error">{message}</Notice>}
      {qrCode ? (
        <input type="hidden" name="qrCode" value={qrCode} />
      ) : (
        <Field label="Koden på stenen" hint="Ti tegn, med eller uden bindestreg." error={errorOf('qrCode')} required>
          {(control) => (
            <Input
              {...control}
              {...patient(form.register('qrCode'))}
              defaultValue={draft?.values.qrCode}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="uppercase tabular-nums tracking-widest"
            />
          )}
        </Field>
      )}
      <EmailField
        {...patient(form.register('email'))}
        defaultValue={draft?.values.email}
        error={errorOf('email')}
        onCorrect={(email) => form.setValue('email', email, { shouldDirty: true, shouldValidate: true })}
      />
      <Button type="submit" size="lg" className="w-full" pending={request.isPending} pendingText="Sender...">
        Send mig et link
      </Button>
      <PrivacyLine />
    </form>
  )
}
