'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { showToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { useEarlyInput } from '@/lib/client/use-early-input'
import { usePost } from '@/lib/client/use-post'
import { passwordChanged } from '@/lib/domain/accounts/copy'
import { changePasswordInput } from '@/lib/domain/accounts/schema'
import { NewPasswordField } from '../new-password-field'

/** Changes a known password. No draft is kept: every field is secret. */
export function PasswordForm({ username, draft }: { username: string; draft: FormDraftView }) {
  const router = useRouter()
  const change = usePost('/api/user/password')
  const form = useForm({
    resolver: zodResolver(changePasswordInput),
    defaultValues: { currentPassword: '', password: '' },
  })
  useEarlyInput(form, '/api/user/password')
  const { errors, isSubmitted } = form.formState
  const answered = change.isSuccess || isSubmitted ? null : draft
  const message = isSessionEnded(change.error) ? messageOf(change.error) : rootError(form.formState, answered)
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        showToast(passwordChanged)
        form.reset()
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, ['currentPassword', 'password']),
    }),
  )
  return (
    <form action="/api/user/password" method="post" noValidate onSubmit={submit} className="max-w-form space-y-6">
      {message && <Notice variant="error">{message}</Notice>}
      {/* Password managers store the new password under this name. */}
      <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
      <Field
        label="Nuværende adgangskode"
        error={errors.currentPassword?.message ?? answered?.errors.currentPassword}
        required
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('currentPassword')} autoComplete="current-password" />
        )}
      </Field>
      <NewPasswordField
        {...form.register('password')}
        label="Ny adgangskode"
        error={errors.password?.message ?? answered?.errors.password}
      />
      <Button type="submit" variant="outline" pending={change.isPending} pendingText="Gemmer...">
        Gem ny adgangskode
      </Button>
    </form>
  )
}
