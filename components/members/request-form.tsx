'use client'

import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { usePostForm } from '@/components/form/use-post-form'
import { Button } from '@/components/ui/button'
import { Field, Textarea } from '@/components/ui/field'
import { requestFormName } from '@/lib/domain/members/copy'
import { requestForm } from '@/lib/domain/members/schema'

type RequestFormProps = { memorialId: string; isOwnStory: boolean; draft: FormDraftView }

/** The successor's request to take over the page, or word that the time has come to open an own story. */
export function RequestForm({ memorialId, isOwnStory, draft }: RequestFormProps) {
  const action = `/api/memorials/${memorialId}/successor/request`
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action,
    schema: requestForm,
    defaults: { reason: draft?.values.reason ?? '' },
    draft,
    keptAs: `${requestFormName}-${memorialId}`,
    names: ['reason'],
    doneMessage: isOwnStory ? sentOfStory : sent,
  })
  return (
    <form id={requestFormName} action={action} method="post" noValidate onSubmit={send} className="space-y-6">
      <FormRefusal {...refusal} />
      <Field
        label={isOwnStory ? 'Hvad er der sket?' : 'Hvorfor skal siden have en ny ejer?'}
        hint="Skriv kort, hvad der er sket. Den, der ejer siden, får det at se, og vi læser det."
        error={errorOf('reason')}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            {...form.register('reason')}
            defaultValue={draft?.values.reason}
            rows={6}
            className="min-h-32"
          />
        )}
      </Field>
      <Button type="submit" pending={isPending} pendingText="Sender...">
        {isOwnStory ? 'Sig, at tiden er kommet' : 'Bed om at overtage siden'}
      </Button>
    </form>
  )
}

const sent = { title: 'Anmodningen er sendt', description: 'Vi skriver til dig, når vi har set på den.' }
const sentOfStory = { title: 'Du har sagt til', description: 'Her står, hvornår du kan lukke siden op.' }
