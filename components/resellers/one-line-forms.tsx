'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, Input, Textarea } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { inviteColleagueInput } from '@/lib/domain/resellers/colleague-schema'
import { noteFormInput } from '@/lib/domain/resellers/console-schema'

/** Asks somebody to act for the reseller, by mail. */
export function InviteForm({ action, draft }: { action: string; draft: FormDraftView }) {
  const router = useRouter()
  const invite = usePost(action)
  const email = draft?.values.email ?? ''
  const form = useForm({ resolver: zodResolver(inviteColleagueInput), defaultValues: { email } })
  const { forget } = useKeptForm(form, { name: action, action })
  const { errors, isSubmitted } = form.formState
  const answered = isSubmitted ? null : draft
  const submit = form.handleSubmit((values) =>
    invite.mutate(values, {
      onSuccess: () => {
        form.reset({ email: '' })
        forget()
        showToast({ title: 'Invitationen er sendt', description: values.email })
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, ['email']),
    }),
  )
  return (
    <form action={action} method="post" noValidate onSubmit={submit} className="max-w-form space-y-5">
      <FormRefusal error={invite.error} message={rootError(form.formState, answered)} />
      <Field label="Mailadresse" error={errors.email?.message ?? answered?.errors.email} required>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            defaultValue={email}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Button type="submit" variant="outline" pending={invite.isPending} pendingText="Sender...">
        Send invitation
      </Button>
    </form>
  )
}

/** An internal note on the reseller. */
export function NoteForm({ resellerId }: { resellerId: string }) {
  const router = useRouter()
  const action = `/api/admin/resellers/${resellerId}/notes`
  const note = usePost(action)
  const form = useForm({ resolver: zodResolver(noteFormInput), defaultValues: { text: '' } })
  const { forget } = useKeptForm(form, { name: action, action })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    note.mutate(values, {
      onSuccess: () => {
        form.reset({ text: '' })
        forget()
        showToast({ title: 'Notatet er gemt' })
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, ['text']),
    }),
  )
  return (
    <form action={action} method="post" noValidate onSubmit={submit} className="max-w-measure space-y-5">
      <FormRefusal error={note.error} message={errors.root?.message} />
      <Field
        label="Notat"
        // 2 of 2 kept by: lib/domain/resellers/commands/add-note.test.ts
        hint="Kun for os. Forhandleren ser det aldrig."
        error={errors.text?.message}
        required
      >
        {(control) => <Textarea {...control} {...form.register('text')} rows={3} className="min-h-24" />}
      </Field>
      <Button type="submit" variant="outline" pending={note.isPending} pendingText="Gemmer...">
        Gem notatet
      </Button>
    </form>
  )
}
