'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { whyPassword } from '@/lib/domain/accounts/copy'
import type { UserView } from '@/lib/domain/accounts/schema'
import { retentionDays } from '@/lib/domain/legal/retention'
import { deletionFormName, fateTexts } from '@/lib/domain/privacy/copy'
import type { RequestedView } from '@/lib/domain/privacy/schema'
import { deletionForm, fateKinds, type PageToDecide } from '@/lib/domain/privacy/schema'
import { daysInWords } from '@/lib/shared/number-words'
import { PageChoice } from './page-choice'

type DeletionFormProps = { user: UserView; pages: PageToDecide[]; draft: FormDraftView }

export function DeletionForm({ user, pages, draft }: DeletionFormProps) {
  const router = useRouter()
  const request = usePost<RequestedView>('/api/user/deletion')
  const form = useForm({ resolver: zodResolver(deletionForm), defaultValues: { password: '' } })
  const { forget } = useKeptForm(form, {
    name: `${deletionFormName}-${user.id}`,
    action: '/api/user/deletion',
    secret: ['password'],
  })
  const { errors, isSubmitted } = form.formState
  const answered = isSubmitted ? null : draft
  const names = [
    ...pages.flatMap(({ id }) => [`choices.${id}.kind`, `choices.${id}.heirId`, `choices.${id}.heirEmail`] as const),
    'password' as const,
  ]
  // The resolver gives parsed values; the server expects the raw ones.
  const submit = form.handleSubmit(() =>
    request.mutate(form.getValues(), {
      onSuccess: ({ message }) => {
        showToast({ title: 'Sletningen er sat i gang', description: message })
        forget()
        router.refresh()
        // The notice at the top says when, and how to cancel.
        window.scrollTo(0, 0)
      },
      onError: (error) => showServerErrors(form, error, names),
    }),
  )
  return (
    <form
      id={deletionFormName}
      action="/api/user/deletion"
      method="post"
      noValidate
      onSubmit={submit}
      className="space-y-8"
    >
      <FormRefusal error={request.error} message={rootError(form.formState, answered)} />
      {pages.length > 0 && (
        <div className="space-y-6">
          <h3 className="text-xl">{pages.length === 1 ? 'Din mindeside' : 'Dine mindesider'}</h3>
          <p>{pages.length === 1 ? 'Vælg, hvad der skal ske med den.' : 'Vælg for hver af dem, hvad der skal ske.'}</p>
          <Explanation />
          {pages.map((page) => (
            <PageChoice key={page.id} page={page} form={form} draft={answered} />
          ))}
        </div>
      )}
      {/* Password managers find the account by this name. */}
      <input type="text" autoComplete="username" defaultValue={user.username} readOnly hidden />
      <Field
        label="Din adgangskode"
        hint={whyPassword}
        error={errors.password?.message ?? answered?.errors.password}
        required
        className="max-w-form"
      >
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" variant="destructive" pending={request.isPending} pendingText="Sætter i gang...">
        Slet kontoen om {daysInWords(retentionDays.accountDeletion)}
      </Button>
    </form>
  )
}

/** Explains the three choices once, above all pages. */
function Explanation() {
  return (
    <dl className="space-y-3">
      {fateKinds.map((kind) => (
        <div key={kind}>
          <dt className="font-semibold">{fateTexts[kind].label}</dt>
          <dd className="text-muted-foreground">{fateTexts[kind].hint}</dd>
        </div>
      ))}
    </dl>
  )
}
