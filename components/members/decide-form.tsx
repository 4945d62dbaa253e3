'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm, useWatch } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, FieldGroup, Textarea } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { decideFormName } from '@/lib/domain/members/copy'
import { decideForm } from '@/lib/domain/members/schema'

/** Grants or refuses a succession request. While the owner may still answer, only a refusal is possible. */
export function DecideForm({ requestId, canGrant }: { requestId: string; canGrant: boolean }) {
  const router = useRouter()
  const action = `/api/successions/${requestId}/decision`
  const decide = usePost(action)
  const form = useForm({
    resolver: zodResolver(decideForm),
    defaultValues: { decision: 'refuse' as 'grant' | 'refuse', answer: '' },
  })
  const { forget } = useKeptForm(form, { name: `${decideFormName}-${requestId}`, action })
  const { errors } = form.formState
  const decision = useWatch({ control: form.control, name: 'decision' })
  const submit = form.handleSubmit((typed) =>
    decide.mutate(typed, {
      onSuccess: () => {
        forget()
        showToast({ title: 'Svaret er sendt' })
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, ['decision', 'answer']),
    }),
  )
  return (
    <form
      id={`${decideFormName}-${requestId}`}
      action={action}
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-8 space-y-6 border-border border-t pt-6"
    >
      <FormRefusal error={decide.error} message={rootError(form.formState, null)} />
      <FieldGroup legend="Skal siden gives videre?" error={errors.decision?.message}>
        <RadioGroup
          {...form.register('decision')}
          value={decision}
          onValueChange={(value) => form.setValue('decision', value === 'grant' ? 'grant' : 'refuse')}
          options={[
            {
              value: 'grant',
              label: 'Ja, den, der har spurgt, overtager siden',
              disabled: !canGrant,
              ...(canGrant ? {} : { hint: 'Først når ejerens frist er gået.' }),
            },
            { value: 'refuse', label: 'Nej' },
          ]}
        />
      </FieldGroup>
      <Field
        label="Dit svar"
        hint="Den, der har spurgt, og ejeren får det på mail."
        error={errors.answer?.message}
        required
      >
        {(control) => <Textarea {...control} {...form.register('answer')} rows={4} className="min-h-32" />}
      </Field>
      <Button type="submit" pending={decide.isPending} pendingText="Sender...">
        Send svaret
      </Button>
    </form>
  )
}
