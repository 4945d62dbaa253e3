'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { useChooseNewPassword } from '@/lib/domain/accounts/client/step-hooks'
import { chooseNewPasswordInput } from '@/lib/domain/accounts/schema'
import { NewPasswordField } from '../new-password-field'
import { welcomeBack } from '../welcome-back'

/** The step of sign-in where a new password is chosen. */
export function NewPasswordForm({ redirect, draft }: { redirect: string; draft: FormDraftView }) {
  const choose = useChooseNewPassword(redirect, welcomeBack)
  const form = useForm({ resolver: zodResolver(chooseNewPasswordInput), defaultValues: { password: '', redirect } })
  const { errors, isSubmitted } = form.formState
  const message = rootError(form.formState, draft)
  const send = form.handleSubmit((values) =>
    choose.mutate(values, { onError: (error) => showServerErrors(form, error, ['password']) }),
  )
  return (
    <form
      id="ny-adgangskode"
      action="/api/login/password"
      method="post"
      noValidate
      onSubmit={send}
      className="space-y-6"
    >
      <FormRefusal error={choose.error} message={message} />
      <input type="hidden" name="redirect" value={redirect} />
      <NewPasswordField
        {...form.register('password')}
        label="Ny adgangskode"
        error={errors.password?.message ?? (isSubmitted ? undefined : draft?.errors.password)}
      />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        pending={choose.isPending || choose.isSuccess}
        pendingText="Gemmer..."
      >
        Gem ny adgangskode
      </Button>
    </form>
  )
}
