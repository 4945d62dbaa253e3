'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { showToast } from '@/components/ui/toast'
import { useEarlyInput } from '@/lib/client/use-early-input'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useRefresh } from '@/lib/client/use-refresh'
import { useRequestEmailChange } from '@/lib/domain/accounts/client/profile-hooks'
import { whyPassword } from '@/lib/domain/accounts/copy'
import { emailChangeInput, type UserView } from '@/lib/domain/accounts/schema'
import { weWroteTo } from './email-notices'
import { FormRefusal } from './form-refusal'

/** Requests a new address, which takes effect once confirmed. */
export function EmailForm({ user, draft }: { user: UserView; draft: FormDraftView }) {
  const { refresh, isRefreshing } = useRefresh()
  const request = useRequestEmailChange()
  const form = useForm({
    resolver: zodResolver(emailChangeInput),
    defaultValues: { email: draft?.values.email ?? '', password: '' },
  })
  const { forget } = useKeptForm(form, { name: `email-${user.id}`, action: '/api/user/email', secret: ['password'] })
  useEarlyInput(form, '/api/user/email')
  const { errors, isSubmitted } = form.formState
  const answered = isSubmitted ? null : draft
  const submit = form.handleSubmit((values) =>
    request.mutate(values, {
      onSuccess: ({ email }) => {
        showToast({ title: 'Mailen er på vej', description: weWroteTo(email) })
        forget()
        refresh()
      },
      onError: (error) => showServerErrors(form, error, ['email', 'password']),
    }),
  )
  return (
    <form action="/api/user/email" method="post" noValidate onSubmit={submit} className="max-w-form space-y-6">
      <FormRefusal error={request.error} message={rootError(form.formState, answered)} />
      {/* Password managers find the account under this name. */}
      <input type="text" autoComplete="username" defaultValue={user.username} readOnly hidden />
      <Field label="Ny mailadresse" error={errors.email?.message ?? answered?.errors.email} required>
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
      <Field
        label="Din adgangskode"
        hint={whyPassword}
        error={errors.password?.message ?? answered?.errors.password}
        required
      >
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" variant="outline" pending={request.isPending || isRefreshing} pendingText="Sender...">
        Send et link til den nye adresse
      </Button>
    </form>
  )
}
