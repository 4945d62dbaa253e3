'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { failureToast, showToast } from '@/components/ui/toast'
import { useEarlyInput } from '@/lib/client/use-early-input'
import { usePatientBlur } from '@/lib/client/use-patient-blur'
import { useResetPassword } from '@/lib/domain/accounts/client/step-hooks'
import { passwordChanged } from '@/lib/domain/accounts/copy'
import { pathAfterSignIn } from '@/lib/domain/accounts/form-paths'
import { resetPasswordInput } from '@/lib/domain/accounts/schema'
import { NewPasswordField } from './new-password-field'

const failed = failureToast()

type ResetPasswordFormProps = { token: string; username: string; draft: FormDraftView }

export function ResetPasswordForm({ token, username, draft }: ResetPasswordFormProps) {
  const router = useRouter()
  const reset = useResetPassword()
  const form = useForm({
    resolver: zodResolver(resetPasswordInput),
    mode: 'onTouched',
    defaultValues: { token, password: '' },
  })
  useEarlyInput(form, `/api/password-reset/${token}`)
  const patient = usePatientBlur()
  const { errors, isSubmitted } = form.formState
  const message = rootError(form.formState, draft)
  const submit = form.handleSubmit((values) =>
    reset.mutate(values, {
      onSuccess: ({ nextStep }) => {
        showToast(passwordChanged)
        router.push(pathAfterSignIn(nextStep, '/profile'))
      },
      onError: (error) => {
        failed(error)
        showServerErrors(form, error, ['password'])
      },
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
      {/* Password managers store the new password under this name. */}
      <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
      <NewPasswordField
        {...patient(form.register('password'))}
        label="Ny adgangskode"
        error={errors.password?.message ?? (isSubmitted ? undefined : draft?.errors.password)}
      />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        pending={reset.isPending || reset.isSuccess}
        pendingText="Gemmer..."
      >
        Gem ny adgangskode
      </Button>
    </form>
  )
}
