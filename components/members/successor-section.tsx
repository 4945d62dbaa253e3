'use client'

import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { ActionForm } from '@/components/form/action-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { usePostForm } from '@/components/form/use-post-form'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
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
  const values = draft?.values ?? {}
  const action = `/api/memorials/${memorialKey}/successor`
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action,
    schema: successorForm,
    defaults: { name: values.name ?? '', email: values.email ?? '' },
    draft,
    keptAs: `${successorFormName}-${memorialKey}`,
    names: ['name', 'email'],
    doneMessage: (_answer, { email }) => ({
      title: 'Efterfølgeren er valgt',
      description: `Vi har skrevet til ${email}.`,
    }),
  })
  return (
    <form
      id={successorFormName}
      action={action}
      method="post"
      noValidate
      onSubmit={send}
      className="max-w-form space-y-6"
    >
      <FormRefusal {...refusal} />
      <Field label="Efterfølgerens navn" error={errorOf('name')} required>
        {(control) => <Input {...control} {...form.register('name')} defaultValue={values.name} autoComplete="off" />}
      </Field>
      <Field label="Efterfølgerens mailadresse" error={errorOf('email')} required>
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
      <Button type="submit" pending={isPending} pendingText="Sender...">
        Vælg og spørg
      </Button>
    </form>
  )
}
