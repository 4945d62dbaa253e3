'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { draftErrors } from '@/components/form/draft-errors'
import type { FormDraftView } from '@/components/form/form-draft'
import { showServerErrors } from '@/components/form/form-errors'
import { useDraftRefusals } from '@/components/form/use-draft-refusals'
import { AnswerForm } from '@/components/proof-sheets/answer-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { changesFormName } from '@/lib/domain/proof-sheets/copy'
import { familySheetCall } from '@/lib/domain/proof-sheets/paths'
import { requestChangesInput } from '@/lib/domain/proof-sheets/schema'
import { type Thing, workOn } from '@/lib/shared/thing'

type Props = { token: string; version: number; familyName: string; thing: Thing; draft: FormDraftView }

const asked = requestChangesInput.omit({ token: true, version: true })

/** The family's change request. */
export function ChangesForm({ token, version, familyName, thing, draft }: Props) {
  const router = useRouter()
  const action = `${familySheetCall(token)}/changes`
  const request = usePost(action)
  const start = { answer: draft?.values.answer ?? '', name: draft?.values.name ?? familyName }
  const [refused] = useState(() => draftErrors<typeof start>(draft))
  const form = useForm({ resolver: zodResolver(asked), defaultValues: start, ...(refused && { errors: refused }) })
  const { forget } = useKeptForm(form, { name: `${changesFormName}-${token.slice(0, 8)}`, action })
  useDraftRefusals(form, draft)
  const { errors } = form.formState
  const submit = form.handleSubmit(() => {
    request.mutate(
      { ...form.getValues(), version },
      {
        onSuccess: () => {
          forget()
          router.refresh()
          window.scrollTo({ top: 0 })
        },
        onError: (error) => showServerErrors(form, error, ['answer', 'name']),
      },
    )
  })
  return (
    <AnswerForm
      id={changesFormName}
      title="Skal noget rettes?"
      text={`Skriv det her. Du får en ny tegning at se, før noget bliver ${workOn(thing).done}.`}
      error={errors.root?.message}
      name={{ field: form.register('name'), start: start.name, error: errors.name?.message }}
      onSubmit={submit}
      button={
        <Button type="submit" size="lg" variant="outline" pending={request.isPending} pendingText="Sender...">
          Bed om en rettelse
        </Button>
      }
      action={action}
      version={version}
    >
      <Field label="Hvad skal rettes?" error={errors.answer?.message} required>
        {(control) => <Textarea {...control} {...form.register('answer')} defaultValue={start.answer} rows={4} />}
      </Field>
    </AnswerForm>
  )
}
