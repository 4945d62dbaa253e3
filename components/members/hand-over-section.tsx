'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { ActionForm } from '@/components/form/action-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { Select } from '@/components/ui/select'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
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
  const router = useRouter()
  const action = `/api/memorials/${memorialKey}/owner`
  const offer = usePost(action)
  const values = draft?.values ?? {}
  const form = useForm({
    resolver: zodResolver(handOverForm),
    defaultValues: { heirId: values.heirId ?? '', heirEmail: values.heirEmail ?? '', password: '' },
  })
  const { forget } = useKeptForm(form, { name: `${handOverFormName}-${memorialKey}`, action, secret: ['password'] })
  const { errors, isSubmitted } = form.formState
  const answered = isSubmitted ? null : draft
  const others = members.filter(({ role }) => role !== 'owner')
  // The resolver returns parsed values; the server expects the typed ones.
  const submit = form.handleSubmit(() =>
    offer.mutate(form.getValues(), {
      onSuccess: () => {
        forget()
        showToast({ title: 'Vi har spurgt', description: 'Siden er din, indtil der er sagt ja.' })
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, ['heirId', 'heirEmail', 'password']),
    }),
  )
  return (
    <form
      id={handOverFormName}
      action={action}
      method="post"
      noValidate
      onSubmit={submit}
      className="max-w-form space-y-6"
    >
      <FormRefusal error={offer.error} message={rootError(form.formState, answered)} />
      {others.length > 0 && (
        <Field label="En, der er med på siden" error={errors.heirId?.message ?? answered?.errors.heirId}>
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
      <Field
        label={others.length > 0 ? 'Eller en mailadresse' : 'Mailadresse'}
        error={errors.heirEmail?.message ?? answered?.errors.heirEmail}
      >
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
        error={errors.password?.message ?? answered?.errors.password}
        required
      >
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" pending={offer.isPending} pendingText="Spørger...">
        Spørg den nye ejer
      </Button>
    </form>
  )
}
