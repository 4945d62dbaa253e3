'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { draftErrors } from '@/components/form/draft-errors'
import type { FormDraftView } from '@/components/form/form-draft'
import { showRefusals, showServerErrors } from '@/components/form/form-errors'
import { useDraftRefusals } from '@/components/form/use-draft-refusals'
import { AnswerForm } from '@/components/proof-sheets/answer-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { approveFormName, changesFormName } from '@/lib/domain/proof-sheets/copy'
import { familySheetCall } from '@/lib/domain/proof-sheets/paths'
import { approveProofSheetInput } from '@/lib/domain/proof-sheets/schema'

type Props = { token: string; version: number; familyName: string; draft: FormDraftView }

const tickError = 'godkend-laest-fejl'
const asked = approveProofSheetInput.omit({ token: true, version: true })

const unsentWish =
  'Du har skrevet en rettelse, som ikke er sendt. Send den med »Bed om en rettelse«, eller slet den, hvis tegningen er rigtig.'

/** Guards against approving with an unsent change request. */
function hasUnsentWish(): boolean {
  return Boolean(document.querySelector<HTMLTextAreaElement>(`#${changesFormName} textarea`)?.value.trim())
}

/** The family's approval, with the approver's name. */
export function ApproveForm({ token, version, familyName, draft }: Props) {
  const router = useRouter()
  const action = `${familySheetCall(token)}/approve`
  const approve = usePost(action)
  const start = { name: draft?.values.name ?? familyName, hasRead: draft?.values.hasRead === 'on' }
  const [refused] = useState(() => draftErrors<typeof start>(draft))
  const form = useForm({ resolver: zodResolver(asked), defaultValues: start, ...(refused && { errors: refused }) })
  const { forget } = useKeptForm(form, { name: `${approveFormName}-${token.slice(0, 8)}`, action })
  useDraftRefusals(form, draft)
  const { errors } = form.formState
  const submit = form.handleSubmit(() => {
    if (hasUnsentWish()) return showRefusals(form, [['root', unsentWish]])
    const typed = form.getValues()
    approve.mutate(
      { ...typed, version },
      {
        onSuccess: () => {
          forget()
          router.refresh()
          window.scrollTo({ top: 0 })
        },
        onError: (error) => showServerErrors(form, error, ['name', 'hasRead']),
      },
    )
  })
  return (
    <AnswerForm
      id={approveFormName}
      title="Er alt rigtigt?"
      text="Læs teksten herover højt for dig selv, og se efter, at datoerne er rigtige. Når du har godkendt tegningen, er det den, der bliver lavet efter, og den kan ikke ændres."
      error={errors.root?.message}
      name={{ field: form.register('name'), start: start.name, error: errors.name?.message }}
      onSubmit={submit}
      button={
        <Button type="submit" size="lg" pending={approve.isPending} pendingText="Gemmer...">
          Godkend tegningen
        </Button>
      }
      action={action}
      version={version}
    >
      <div>
        <Checkbox
          {...form.register('hasRead')}
          label="Jeg har læst teksten bogstav for bogstav"
          defaultChecked={start.hasRead}
          aria-invalid={errors.hasRead ? true : undefined}
          aria-describedby={errors.hasRead ? tickError : undefined}
        />
        <FieldError id={tickError} message={errors.hasRead?.message} />
      </div>
    </AnswerForm>
  )
}
