'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { useEarlyInput } from '@/lib/client/use-early-input'
import { useConfirmPassword } from '@/lib/domain/accounts/client/profile-hooks'
import { confirmPasswordInput } from '@/lib/domain/accounts/schema'

type ConfirmPasswordFormProps = {
  username: string
  redirect: string
  draft?: FormDraftView
  /** Called after the right password; if absent, the browser goes to `redirect`. */
  onConfirmed?: () => void
  /** Shown beside the button, to close a dialog. */
  cancel?: ReactNode
}

/** Confirms the password. Stops propagation: in a dialog, React would also submit the form behind it. */
export function ConfirmPasswordForm({
  username,
  redirect,
  draft = null,
  onConfirmed,
  cancel,
}: ConfirmPasswordFormProps) {
  const confirm = useConfirmPassword()
  const form = useForm({ resolver: zodResolver(confirmPasswordInput), defaultValues: { password: '', redirect } })
  useEarlyInput(form, '/api/user/confirm')
  const { errors, isSubmitted } = form.formState
  const message = rootError(form.formState, draft)
  const send = form.handleSubmit((values) =>
    confirm.mutate(values, {
      onSuccess: onConfirmed ?? (() => window.location.assign(redirect)),
      onError: (error) => showServerErrors(form, error, ['password']),
    }),
  )
  return (
    <form
      id="bekraeft"
      action="/api/user/confirm"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.stopPropagation()
        return send(event)
      }}
      className="space-y-6"
    >
      {message && <Notice variant="error">{message}</Notice>}
      <input type="hidden" name="redirect" value={redirect} />
      <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
      <Field
        label="Adgangskode"
        error={errors.password?.message ?? (isSubmitted ? undefined : draft?.errors.password)}
        required
      >
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {cancel}
        <Button
          type="submit"
          className={cancel ? undefined : 'w-full'}
          pending={confirm.isPending}
          pendingText="Bekræfter..."
        >
          Bekræft
        </Button>
      </div>
    </form>
  )
}
