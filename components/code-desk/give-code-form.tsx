'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { usePostForm } from '@/components/form/use-post-form'
import { Button } from '@/components/ui/button'
import { Field, FieldGroup, Input, Textarea } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { historyKey } from '@/lib/domain/qr-codes/client/hooks'
import { giveFormInput } from '@/lib/domain/qr-codes/schema'

/** Recipient, reason and whether the page moves too; nothing is preselected. */
export function GiveCodeForm({ code, ownedPages }: { code: string; ownedPages: number }) {
  const router = useRouter()
  const queries = useQueryClient()
  const action = `/api/admin/qr-codes/${code}/give`
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action,
    schema: giveFormInput,
    defaults: { to: '', reason: '' },
    names: ['to', 'pages', 'reason'],
    doneMessage: { title: 'Koden er flyttet', description: 'Begge har fået en mail.' },
    onDone: () => {
      form.reset()
      queries.invalidateQueries({ queryKey: historyKey(code) })
      router.refresh()
    },
  })
  return (
    <form action={action} method="post" noValidate onSubmit={send} className="mt-5 max-w-measure space-y-5">
      <FormRefusal {...refusal} />
      <Field label="Flyt til" hint="Brugernavn eller mailadresse på den rigtige konto." error={errorOf('to')} required>
        {(control) => <Input {...control} {...form.register('to')} autoComplete="off" autoCapitalize="none" />}
      </Field>
      {ownedPages > 0 && (
        <FieldGroup
          legend={ownedPages === 1 ? 'Skal mindesiden følge med?' : 'Skal mindesiderne følge med?'}
          error={errorOf('pages')}
        >
          <RadioGroup
            {...form.register('pages')}
            options={[
              {
                value: 'follow',
                label: 'Ja, den nye ejer får den også',
                hint: 'Den, der ejer den nu, kan stadig redigere den.',
              },
              {
                value: 'stay',
                label: 'Nej, kun koden flyttes',
                hint: 'Siden har samme ejer som før, og stenen fører stadig derhen.',
              },
            ]}
          />
        </FieldGroup>
      )}
      <Field label="Begrundelse" hint="Begge får den at læse i en mail." error={errorOf('reason')} required>
        {(control) => <Textarea {...control} {...form.register('reason')} rows={3} maxLength={500} />}
      </Field>
      <Button type="submit" pending={isPending} pendingText="Flytter...">
        Flyt koden
      </Button>
    </form>
  )
}
