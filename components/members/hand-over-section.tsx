'use client'

import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { ActionForm } from '@/components/form/action-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { usePostForm } from '@/components/form/use-post-form'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { Select } from '@/components/ui/select'
import { handOverFormName } from '@/lib/domain/members/copy'
import { handOverForm, type MemberView, type OfferView } from '@/lib/domain/members/schema'

type HandOverSectionProps = {
  memorialKey: string
  offer: OfferView | null
  members: MemberView[]
  draft: FormDraftView
}

/** Offers the page to another person, who must accept; or withdraws the offer. */
export function HandOverSection({ memorialKey, offer, members, draft }: HandOverSectionProps) {
  if (!offer) return <HandOverForm memorialKey={memorialKey} members={members} draft={draft} />
  return (
    <div className="space-y-5">
      <p className="break-words">
        Du har tilbudt siden til <strong className="font-semibold">{offer.email}</strong>, som kan svare indtil{' '}
        {offer.expires}. Indtil da er den din.
      </p>
      <ActionForm
        action={`/api/memorials/${memorialKey}/owner/withdraw`}
        label="Træk tilbuddet tilbage"
        pendingText="Trækker tilbage..."
        doneMessage={{ title: 'Tilbuddet er trukket tilbage', description: 'Siden er stadig din.' }}
      />
    </div>
  )
}

function HandOverForm({ memorialKey, members, draft }: Omit<HandOverSectionProps, 'offer'>) {
  const values = draft?.values ?? {}
  const action = `/api/memorials/${memorialKey}/owner`
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action,
    schema: handOverForm,
    defaults: { heirId: values.heirId ?? '', heirEmail: values.heirEmail ?? '', password: '' },
    draft,
    keptAs: `${handOverFormName}-${memorialKey}`,
    secret: ['password'],
    names: ['heirId', 'heirEmail', 'password'],
    // The server expects the typed values.
    bodyOf: (_parsed, typed) => typed,
    doneMessage: { title: 'Vi har spurgt', description: 'Siden er din, indtil der er sagt ja.' },
  })
  const others = members.filter(({ role }) => role !== 'owner')
  return (
    <form
      id={handOverFormName}
      action={action}
      method="post"
      noValidate
      onSubmit={send}
      className="max-w-form space-y-6"
    >
      <FormRefusal {...refusal} />
      {others.length > 0 && (
        <Field label="En, der er med på siden" error={errorOf('heirId')}>
          {(control) => (
            <Select {...control} {...form.register('heirId')} defaultValue={values.heirId ?? ''}>
              <option value="">En anden, som jeg skriver til</option>
              {others.map(({ userId, name }) => (
                <option key={userId} value={userId}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={others.length > 0 ? 'Eller en mailadresse' : 'Mailadresse'} error={errorOf('heirEmail')}>
        {(control) => (
          <Input
            {...control}
            {...form.register('heirEmail')}
            defaultValue={values.heirEmail}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field
        label="Din adgangskode"
        hint="Så vi ved, at det er dig, der giver siden videre."
        error={errorOf('password')}
        required
      >
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" pending={isPending} pendingText="Spørger...">
        Spørg den nye ejer
      </Button>
    </form>
  )
}
