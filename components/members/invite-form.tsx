'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Field, FieldGroup, Input } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { inviteFormName, roleHints, roleNames } from '@/lib/domain/members/copy'
import { invitedRoles } from '@/lib/domain/members/policy'
import { type InvitedView, inviteForm, viewersByLink } from '@/lib/domain/members/schema'

type InviteFormProps = {
  memorialKey: string
  /** The address of a link just created without script. */
  madeLink: string | null
  draft: FormDraftView
}

const ways = [
  {
    value: 'mail',
    label: 'Send en mail',
    // kept by: lib/domain/members/commands/accept-invitation.test.ts
    hint: 'Linket i den kan bruges én gang.',
  },
  {
    value: 'link',
    label: 'Lav et link, jeg selv deler',
    hint: `Et link til at se siden kan bruges af op til ${viewersByLink} personer.`,
  },
]
const roles = invitedRoles.map((value) => ({ value, label: roleNames[value], hint: roleHints[value] }))
const roleOf = (value: string | undefined) => invitedRoles.find((role) => role === value) ?? 'editor'

/** Invites a person to the page. */
export function InviteForm({ memorialKey, madeLink, draft }: InviteFormProps) {
  const router = useRouter()
  const action = `/api/memorials/${memorialKey}/invitations`
  const invite = usePost<InvitedView>(action)
  const [link, setLink] = useState(madeLink)
  const values = draft?.values ?? {}
  const form = useForm({
    resolver: zodResolver(inviteForm),
    defaultValues: {
      role: roleOf(values.role),
      way: values.way === 'link' ? ('link' as const) : ('mail' as const),
      email: values.email ?? '',
    },
  })
  const { forget } = useKeptForm(form, { name: `${inviteFormName}-${memorialKey}`, action })
  const [role, way] = useWatch({ control: form.control, name: ['role', 'way'] })
  const { errors, isSubmitted } = form.formState
  const answered = isSubmitted ? null : draft

  // The resolver returns parsed values; the server expects the typed ones.
  const submit = form.handleSubmit(() => {
    const typed = form.getValues()
    invite.mutate(typed, {
      onSuccess: (made) => {
        setLink(made.link)
        if (!made.link) showToast({ title: 'Invitationen er sendt', description: typed.email ?? '' })
        form.reset({ role: typed.role, way: typed.way, email: '' })
        forget()
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, ['role', 'way', 'email']),
    })
  })

  return (
    <div className="space-y-8">
      {link && <NewLink link={link} />}
      <form id={inviteFormName} action={action} method="post" noValidate onSubmit={submit} className="space-y-8">
        <FormRefusal error={invite.error} message={rootError(form.formState, answered)} />
        <FieldGroup legend="Hvad må personen?" error={errors.role?.message}>
          <RadioGroup
            {...form.register('role')}
            options={roles}
            value={role}
            onValueChange={(value) => form.setValue('role', roleOf(value), { shouldDirty: true })}
          />
        </FieldGroup>
        <FieldGroup legend="Hvordan vil du invitere?" error={errors.way?.message}>
          <RadioGroup
            {...form.register('way')}
            options={ways}
            value={way}
            onValueChange={(value) => form.setValue('way', value === 'link' ? 'link' : 'mail', { shouldDirty: true })}
          />
        </FieldGroup>
        {way === 'mail' && (
          <Field
            label="Mailadresse"
            error={errors.email?.message ?? answered?.errors.email}
            className="max-w-form"
            required
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('email')}
                defaultValue={values.email}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
              />
            )}
          </Field>
        )}
        <Button type="submit" pending={invite.isPending} pendingText={way === 'mail' ? 'Sender...' : 'Laver linket...'}>
          {way === 'mail' ? 'Send invitationen' : 'Lav linket'}
        </Button>
      </form>
    </div>
  )
}

/** The address of a new link, shown once: only its hash is stored. */
function NewLink({ link }: { link: string }) {
  return (
    <div role="status" className="rounded-2xl bg-secondary p-6 text-secondary-foreground">
      <Field label="Linket er klar" hint="Kopiér det nu, og giv det til den, det er til. Det kan ikke vises igen.">
        {(control) => <Input {...control} value={link} readOnly onFocus={(event) => event.target.select()} />}
      </Field>
      <CopyButton value={link} label="Kopiér linket" copiedLabel="Linket er kopieret" className="mt-4" />
    </div>
  )
}
