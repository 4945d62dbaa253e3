'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { useResetPassword } from '@/lib/domain/accounts/hooks'
import { resetPasswordInput } from '@/lib/domain/accounts/schema'
import type { FormDraftView } from './form-draft'
import { rootError, showServerErrors } from './form-errors'

type ResetPasswordFormProps = { token: string; username: string; draft: FormDraftView }

export function ResetPasswordForm({ token, username, draft }: ResetPasswordFormProps) {
  const router = useRouter()
  const reset = useResetPassword()
  const form = useForm({ resolver: zodResolver(resetPasswordInput), defaultValues: { token, password: '' } })
  const { errors, isSubmitted } = form.formState
  const message = rootError(form.formState, draft)
  const submit = form.handleSubmit((values) =>
    reset.mutate(values, {
      onSuccess: () => router.push('/profile'),
      onError: (error) => showServerErrors(form, error, ['password']),
    }),
  )
  return (
    <form
      id="nulstil"
      action={`/api/password-reset/${token}`}
      method="post"
      noValidate
      onSubmit={submit}
      className="space-y-6"
    >
      {message && <Notice variant="error">{message}</Notice>}
      {/* Password managers keep the new password under this name. */}
      <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
      <Field
        label="Ny adgangskode"
        hint="Mindst 6 tegn. En lang er bedre, for eksempel tre ord."
        error={errors.password?.message ?? (isSubmitted ? undefined : draft?.errors.password)}
        required
      >
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" size="lg" className="w-full" pending={reset.isPending} pendingText="Gemmer...">
        Gem ny adgangskode
      </Button>
    </form>
  )
}
