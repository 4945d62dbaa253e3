'use client'

import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { usePostForm } from '@/components/form/use-post-form'
import { Button } from '@/components/ui/button'
import { Field, Input, Textarea } from '@/components/ui/field'
import { inviteColleagueInput } from '@/lib/domain/resellers/colleague-schema'
import { noteFormInput } from '@/lib/domain/resellers/console-schema'

/** Asks somebody to act for the reseller, by mail. */
export function InviteForm({ action, draft }: { action: string; draft: FormDraftView }) {
  const email = draft?.values.email ?? ''
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action,
    schema: inviteColleagueInput,
    defaults: { email },
    draft,
    names: ['email'],
    cleared: { email: '' },
    doneMessage: (_answer, sent) => ({ title: 'Invitationen er sendt', description: sent.email }),
  })
  return (
    <form action={action} method="post" noValidate onSubmit={send} className="max-w-form space-y-5">
      <FormRefusal {...refusal} />
      <Field label="Mailadresse" error={errorOf('email')} required>
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
      <Button type="submit" variant="outline" pending={isPending} pendingText="Sender...">
        Send invitation
      </Button>
    </form>
  )
}

/** An internal note on the reseller. */
export function NoteForm({ resellerId }: { resellerId: string }) {
  const action = `/api/admin/resellers/${resellerId}/notes`
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action,
    schema: noteFormInput,
    defaults: { text: '' },
    names: ['text'],
    cleared: { text: '' },
    doneMessage: { title: 'Notatet er gemt' },
  })
  return (
    <form action={action} method="post" noValidate onSubmit={send} className="max-w-measure space-y-5">
      <FormRefusal {...refusal} />
      <Field
        label="Notat"
        // 2 of 2 kept by: lib/domain/resellers/commands/add-note.test.ts
        hint="Kun for os. Forhandleren ser det aldrig."
        error={errorOf('text')}
        required
      >
        {(control) => <Textarea {...control} {...form.register('text')} rows={3} className="min-h-24" />}
      </Field>
      <Button type="submit" variant="outline" pending={isPending} pendingText="Gemmer...">
        Gem notatet
      </Button>
    </form>
  )
}
