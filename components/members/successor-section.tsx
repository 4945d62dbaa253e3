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
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { successorFormName } from '@/lib/domain/members/copy'
import { type SuccessorView, successorForm } from '@/lib/domain/members/schema'

type SuccessorSectionProps = { memorialKey: string; successor: SuccessorView | null; draft: FormDraftView }

/** The current successor, and the form to choose one. */
export function SuccessorSection({ memorialKey, successor, draft }: SuccessorSectionProps) {
  if (!successor) return <SuccessorForm memorialKey={memorialKey} draft={draft} />
  const path = `/api/memorials/${memorialKey}/successor`
  return (
    <div className="space-y-5">
      <p className="break-words">
        <strong className="font-semibold">{successor.name}</strong> ({successor.email}){' '}
        {successor.hasSaidYes ? 'har sagt ja.' : 'har ikke svaret endnu.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {!successor.hasSaidYes && (
          <ActionForm
            action={path}
            label="Spørg igen"
            pendingText="Sender..."
            doneMessage={{ title: 'Vi har skrevet igen', description: successor.email }}
          >
            <input type="hidden" name="name" value={successor.name} />
            <input type="hidden" name="email" value={successor.email} />
          </ActionForm>
        )}
        <ActionForm
          action={`${path}/remove`}
          label="Vælg en anden eller ingen"
          pendingText="Fjerner..."
          confirm={{
            title: `Skal ${successor.name} ikke længere være efterfølger?`,
            description: 'Du kan vælge en anden bagefter.',
            label: 'Fjern som efterfølger',
          }}
          doneMessage={{ title: 'Der er ikke længere valgt en efterfølger' }}
        />
      </div>
    </div>
  )
}

function SuccessorForm({ memorialKey, draft }: { memorialKey: string; draft: FormDraftView }) {
  const router = useRouter()
  const action = `/api/memorials/${memorialKey}/successor`
  const name = usePost(action)
  const values = draft?.values ?? {}
  const form = useForm({
    resolver: zodResolver(successorForm),
    defaultValues: { name: values.name ?? '', email: values.email ?? '' },
  })
  const { forget } = useKeptForm(form, { name: `${successorFormName}-${memorialKey}`, action })
  const { errors, isSubmitted } = form.formState
  const answered = isSubmitted ? null : draft
  const submit = form.handleSubmit((typed) =>
    name.mutate(typed, {
      onSuccess: () => {
        forget()
        showToast({ title: 'Efterfølgeren er valgt', description: `Vi har skrevet til ${typed.email}.` })
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, ['name', 'email']),
    }),
  )
  return (
    <form
      id={successorFormName}
      action={action}
      method="post"
      noValidate
      onSubmit={submit}
      className="max-w-form space-y-6"
    >
      <FormRefusal error={name.error} message={rootError(form.formState, answered)} />
      <Field label="Efterfølgerens navn" error={errors.name?.message ?? answered?.errors.name} required>
        {(control) => <Input {...control} {...form.register('name')} defaultValue={values.name} autoComplete="off" />}
      </Field>
      <Field label="Efterfølgerens mailadresse" error={errors.email?.message ?? answered?.errors.email} required>
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
      <Button type="submit" pending={name.isPending} pendingText="Sender...">
        Vælg og spørg
      </Button>
    </form>
  )
}
