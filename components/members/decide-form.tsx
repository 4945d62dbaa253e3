'use client'

import { useWatch } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { usePostForm } from '@/components/form/use-post-form'
import { Button } from '@/components/ui/button'
import { Field, FieldGroup, Textarea } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { decideFormName } from '@/lib/domain/members/copy'
import { decideForm } from '@/lib/domain/members/schema'

/** Grants or refuses a succession request. While the owner may still answer, only a refusal is possible. */
export function DecideForm({ requestId, canGrant }: { requestId: string; canGrant: boolean }) {
  const action = `/api/successions/${requestId}/decision`
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action,
    schema: decideForm,
    defaults: { decision: 'refuse', answer: '' },
    keptAs: `${decideFormName}-${requestId}`,
    names: ['decision', 'answer'],
    doneMessage: { title: 'Svaret er sendt' },
  })
  const decision = useWatch({ control: form.control, name: 'decision' })
  return (
    <form
      id={`${decideFormName}-${requestId}`}
      action={action}
      method="post"
      noValidate
      onSubmit={send}
      className="mt-8 space-y-6 border-border border-t pt-6"
    >
      <FormRefusal {...refusal} />
      <FieldGroup legend="Skal siden gives videre?" error={errorOf('decision')}>
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
      <Field label="Dit svar" hint="Den, der har spurgt, og ejeren får det på mail." error={errorOf('answer')} required>
        {(control) => <Textarea {...control} {...form.register('answer')} rows={4} className="min-h-32" />}
      </Field>
      <Button type="submit" pending={isPending} pendingText="Sender...">
        Send svaret
      </Button>
    </form>
  )
}
