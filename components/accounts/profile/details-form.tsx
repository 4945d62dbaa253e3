'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useEarlyInput } from '@/lib/client/use-early-input'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useRefresh } from '@/lib/client/use-refresh'
import { useUpdateProfile } from '@/lib/domain/accounts/client/profile-hooks'
import { type UserView, updateProfileInput } from '@/lib/domain/accounts/schema'
import { usernameKeyOf } from '@/lib/shared/identity-keys'
import { UsernameField } from '../username-field'
import { FormRefusal } from './form-refusal'

export function DetailsForm({ user, draft }: { user: UserView; draft: FormDraftView }) {
  const { refresh } = useRefresh()
  const update = useUpdateProfile()
  const form = useForm({
    resolver: zodResolver(updateProfileInput),
    defaultValues: {
      fullName: draft?.values.fullName ?? user.fullName,
      username: draft?.values.username ?? user.username,
    },
  })
  const { forget } = useKeptForm(form, { name: `oplysninger-${user.id}`, action: '/api/user' })
  useEarlyInput(form, '/api/user')
  const { errors, isSubmitted, isDirty } = form.formState
  // A submit with script supersedes a refusal without it.
  const answered = update.isSuccess || isSubmitted ? null : draft
  const typed = useWatch({ control: form.control, name: 'username' })
  const isOwn = usernameKeyOf(typed.trim()) === usernameKeyOf(user.username)

  const submit = form.handleSubmit((values) =>
    update.mutate(values, {
      onSuccess: ({ fullName, username }) => {
        showToast({ title: 'Dine oplysninger er gemt' })
        form.reset({ fullName, username })
        forget()
        refresh()
      },
      onError: (error) => showServerErrors(form, error, ['fullName', 'username']),
    }),
  )
  return (
    <form action="/api/user" method="post" noValidate onSubmit={submit} className="max-w-form space-y-6">
      <FormRefusal error={update.error} message={rootError(form.formState, answered)} />
      <TextField
        {...form.register('fullName')}
        label="Dit fulde navn"
        autoComplete="name"
        defaultValue={draft?.values.fullName ?? user.fullName}
        error={errors.fullName?.message ?? answered?.errors.fullName}
      />
      <UsernameField
        {...form.register('username')}
        defaultValue={draft?.values.username ?? user.username}
        typed={isOwn ? '' : typed}
        onPick={(username) => form.setValue('username', username, { shouldDirty: true, shouldValidate: true })}
        error={errors.username?.message ?? answered?.errors.username}
      />
      <Button
        type="submit"
        variant={isDirty ? 'primary' : 'outline'}
        pending={update.isPending}
        pendingText="Gemmer..."
      >
        Gem oplysninger
      </Button>
    </form>
  )
}
