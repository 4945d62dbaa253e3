'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { type FormEventHandler, type ReactNode, useState } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { draftErrors } from '@/components/form/draft-errors'
import type { FormDraftView } from '@/components/form/form-draft'
import { showRefusals, showServerErrors } from '@/components/form/form-errors'
import { useDraftRefusals } from '@/components/form/use-draft-refusals'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError, Input, Textarea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { approveFormName, changesFormName } from '@/lib/domain/proof-sheets/copy'
import { familySheetCall } from '@/lib/domain/proof-sheets/paths'
import { approveProofSheetInput, requestChangesInput } from '@/lib/domain/proof-sheets/schema'
import { type Thing, workOn } from '@/lib/shared/thing'

type ApproveFormProps = { token: string; version: number; familyName: string; draft: FormDraftView }

const tickError = 'godkend-laest-fejl'
const approvalFields = approveProofSheetInput.omit({ token: true, version: true })

const unsentWish =
  'Du har skrevet en rettelse, som ikke er sendt. Send den med »Bed om en rettelse«, eller slet den, hvis tegningen er rigtig.'

/** Guards against approving with an unsent change request. */
function hasUnsentWish(): boolean {
  return Boolean(document.querySelector<HTMLTextAreaElement>(`#${changesFormName} textarea`)?.value.trim())
}

/** The family's approval, with the approver's name. */
export function ApproveForm({ token, version, familyName, draft }: ApproveFormProps) {
  const router = useRouter()
  const action = `${familySheetCall(token)}/approve`
  const approve = usePost(action)
  const start = { name: draft?.values.name ?? familyName, hasRead: draft?.values.hasRead === 'on' }
  const [refused] = useState(() => draftErrors<typeof start>(draft))
  const form = useForm({
    resolver: zodResolver(approvalFields),
    defaultValues: start,
    ...(refused && { errors: refused }),
  })
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

type AnswerFormProps = {
  id: string
  action: string
  version: number
  title: string
  text: string
  /** Shown above the form if it concerns no field. */
  error: string | undefined
  onSubmit: FormEventHandler
  name: { field: UseFormRegisterReturn; start: string; error: string | undefined }
  button: ReactNode
  children: ReactNode
}

/** The frame of both family answers: question, answer and name. */
export function AnswerForm({ title, text, error, version, name, button, children, ...form }: AnswerFormProps) {
  return (
    <form {...form} method="post" noValidate className="scroll-mt-24 space-y-5">
      <h2 className="text-2xl">{title}</h2>
      <p className="text-muted-foreground">{text}</p>
      {error && <Notice variant="error">{error}</Notice>}
      <input type="hidden" name="version" value={version} />
      {children}
      <Field label="Dit navn" error={name.error} required>
        {(control) => (
          <Input {...control} {...name.field} defaultValue={name.start} autoComplete="name" maxLength={120} />
        )}
      </Field>
      {button}
      <PrivacyLine />
    </form>
  )
}

type ChangesFormProps = { token: string; version: number; familyName: string; thing: Thing; draft: FormDraftView }

const changesFields = requestChangesInput.omit({ token: true, version: true })

/** The family's change request. */
export function ChangesForm({ token, version, familyName, thing, draft }: ChangesFormProps) {
  const router = useRouter()
  const action = `${familySheetCall(token)}/changes`
  const request = usePost(action)
  const start = { answer: draft?.values.answer ?? '', name: draft?.values.name ?? familyName }
  const [refused] = useState(() => draftErrors<typeof start>(draft))
  const form = useForm({
    resolver: zodResolver(changesFields),
    defaultValues: start,
    ...(refused && { errors: refused }),
  })
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
