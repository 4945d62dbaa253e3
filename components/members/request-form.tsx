'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, Textarea } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { requestFormName } from '@/lib/domain/members/copy'
import { requestForm } from '@/lib/domain/members/schema'

type RequestFormProps = { memorialId: string; isOwnStory: boolean; draft: FormDraftView }

/** The successor's request to take over the page, or word that the time has come to open an own story. */
export function RequestForm({ memorialId, isOwnStory, draft }: RequestFormProps) {
  const router = useRouter()
  const action = `/api/memorials/${memorialId}/successor/request`
  const request = usePost(action)
  const form = useForm({
    resolver: zodResolver(requestForm),
    defaultValues: { reason: draft?.values.reason ?? '' },
  })
  const { forget } = useKeptForm(form, { name: `${requestFormName}-${memorialId}`, action })
  const { errors, isSubmitted } = form.formState
  const answered = isSubmitted ? null : draft
  const submit = form.handleSubmit((typed) =>
    request.mutate(typed, {
      onSuccess: () => {
        forget()
        showToast(isOwnStory ? sentOfStory : sent)
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, ['reason']),
    }),
  )
  return (
    <form id={requestFormName} action={action} method="post" noValidate onSubmit={submit} className="space-y-6">
      <FormRefusal error={request.error} message={rootError(form.formState, answered)} />
      <Field
        label={isOwnStory ? 'Hvad er der sket?' : 'Hvorfor skal siden have en ny ejer?'}
        hint="Skriv kort, hvad der er sket. Den, der ejer siden, får det at se, og vi læser det."
        error={errors.reason?.message ?? answered?.errors.reason}
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
      <Button type="submit" pending={request.isPending} pendingText="Sender...">
        {isOwnStory ? 'Sig, at tiden er kommet' : 'Bed om at overtage siden'}
      </Button>
    </form>
  )
}

const sent = { title: 'Anmodningen er sendt', description: 'Vi skriver til dig, når vi har set på den.' }
const sentOfStory = { title: 'Du har sagt til', description: 'Her står, hvornår du kan lukke siden op.' }
