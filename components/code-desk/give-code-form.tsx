'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, FieldGroup, Input, Textarea } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { historyKey } from '@/lib/domain/qr-codes/client/hooks'
import { type GiveForm, giveFormInput } from '@/lib/domain/qr-codes/schema'

/** Recipient, reason and whether the page moves too; nothing is preselected. */
export function GiveCodeForm({ code, ownedPages }: { code: string; ownedPages: number }) {
  const router = useRouter()
  const queries = useQueryClient()
  const action = `/api/admin/qr-codes/${code}/give`
  const give = usePost(action)
  const form = useForm<GiveForm>({ resolver: zodResolver(giveFormInput), defaultValues: { to: '', reason: '' } })
  const { forget } = useKeptForm(form, { name: action, action })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    give.mutate(values, {
      onSuccess: () => {
        forget()
        form.reset()
        showToast({ title: 'Koden er flyttet', description: 'Begge har fået en mail.' })
        queries.invalidateQueries({ queryKey: historyKey(code) })
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, ['to', 'pages', 'reason']),
    }),
  )
  return (
    <form action={action} method="post" noValidate onSubmit={submit} className="mt-5 max-w-measure space-y-5">
      <FormRefusal error={give.error} message={errors.root?.message} />
      <Field
        label="Flyt til"
        hint="Brugernavn eller mailadresse på den rigtige konto."
        error={errors.to?.message}
        required
      >
        {(control) => <Input {...control} {...form.register('to')} autoComplete="off" autoCapitalize="none" />}
      </Field>
      {ownedPages > 0 && (
        <FieldGroup
          legend={ownedPages === 1 ? 'Skal mindesiden følge med?' : 'Skal mindesiderne følge med?'}
          error={errors.pages?.message}
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
      <Field label="Begrundelse" hint="Begge får den at læse i en mail." error={errors.reason?.message} required>
        {(control) => <Textarea {...control} {...form.register('reason')} rows={3} maxLength={500} />}
      </Field>
      <Button type="submit" pending={give.isPending} pendingText="Flytter...">
        Flyt koden
      </Button>
    </form>
  )
}
