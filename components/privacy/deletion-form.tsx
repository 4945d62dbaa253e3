'use client'

import { useRouter } from 'next/navigation'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { usePostForm } from '@/components/form/use-post-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
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
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action: '/api/user/deletion',
    schema: deletionForm,
    defaults: { password: '' },
    draft,
    keptAs: `${deletionFormName}-${user.id}`,
    secret: ['password'],
    names: [
      ...pages.flatMap(({ id }) => [`choices.${id}.kind`, `choices.${id}.heirId`, `choices.${id}.heirEmail`] as const),
      'password',
    ],
    // The server expects the raw values.
    bodyOf: (_parsed, typed) => typed,
    doneMessage: ({ message }: RequestedView) => ({ title: 'Sletningen er sat i gang', description: message }),
    onDone: () => {
      router.refresh()
      // The notice at the top says when, and how to cancel.
      window.scrollTo(0, 0)
    },
  })
  const answered = form.formState.isSubmitted ? null : draft
  return (
    <form
      id={deletionFormName}
      action="/api/user/deletion"
      method="post"
      noValidate
      onSubmit={send}
      className="space-y-8"
    >
      <FormRefusal {...refusal} />
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
      <Field label="Din adgangskode" hint={whyPassword} error={errorOf('password')} required className="max-w-form">
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" variant="destructive" pending={isPending} pendingText="Sætter i gang...">
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
