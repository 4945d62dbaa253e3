'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { useRequestSetupLink } from '@/lib/domain/accounts/hooks'
import { emailLinkInput } from '@/lib/domain/accounts/schema'
import type { FormDraftView } from './form-draft'
import { rootError, showServerErrors } from './form-errors'

type EmailLinkFormProps = { qrCode: string; draft: FormDraftView }

export function EmailLinkForm({ qrCode, draft }: EmailLinkFormProps) {
  const request = useRequestSetupLink()
  const form = useForm({
    resolver: zodResolver(emailLinkInput),
    defaultValues: { qrCode, email: draft?.values.email ?? '' },
  })
  const { errors, isSubmitted } = form.formState
  const message = rootError(form.formState, draft)
  const submit = form.handleSubmit((values) =>
    request.mutate(values, { onError: (error) => showServerErrors(form, error, ['email']) }),
  )
  if (request.data) {
    return (
      <Notice variant="success" title="Mailen er på vej">
        {request.data.message}
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
      <input type="hidden" name="qrCode" value={qrCode} />
      <Field label="Email" error={errors.email?.message ?? (isSubmitted ? undefined : draft?.errors.email)} required>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            defaultValue={draft?.values.email}
            type="email"
            autoComplete="email"
          />
        )}
      </Field>
      <Button type="submit" size="lg" className="w-full" pending={request.isPending} pendingText="Sender...">
        Send mig et link
      </Button>
    </form>
  )
}
