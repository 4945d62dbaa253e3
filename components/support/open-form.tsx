'use client'

import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { FormAnswer } from '@/components/frame/form-answer'
import { provenSend } from '@/components/frame/proven-send'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import type { OpenedCase } from '@/lib/domain/support/schema'

type OpenFormProps<T extends FieldValues, O extends FieldValues> = {
  id: string
  keptName: string
  action: string
  form: UseFormReturn<T, unknown, O>
  names: readonly Path<T>[]
  secret: readonly Path<T>[]
  /** An account stands behind what it writes and needs no proof. */
  isSignedIn: boolean
  draft: FormDraftView
  label: string
  /** In place of the form when it was sent. */
  thanks: (number: number) => ReactNode
  /** Below the button. */
  foot?: ReactNode
  children: ReactNode
}

/** A form to us that anybody may send: kept in the tab until then, with a proof of work from visitors. */
export function OpenForm<T extends FieldValues, O extends FieldValues>(props: OpenFormProps<T, O>) {
  const { id, keptName, action, form, names, secret, isSignedIn, draft, label, thanks, foot, children } = props
  const post = usePost<OpenedCase>(action)
  const { forget } = useKeptForm(form, { name: keptName, action, secret })
  const message = rootError(form.formState, draft)
  const { onFocus, takeProof } = provenSend(isSignedIn)
  const submit = form.handleSubmit(async (values) => {
    try {
      const altcha = await takeProof()
      await post.mutateAsync({ ...values, altcha })
      forget()
    } catch (error) {
      showServerErrors(form, error instanceof Error ? error : new Error('Ukendt serverfejl'), names)
    }
  })
  if (post.data) return <FormAnswer>{thanks(post.data.number)}</FormAnswer>
  return (
    <form
      id={id}
      action={action}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={onFocus}
      className="scroll-mt-24 space-y-6"
    >
      {message && <Notice variant="error">{message}</Notice>}
      {children}
      <Button type="submit" size="lg" pending={form.formState.isSubmitting} pendingText="Sender...">
        {label}
      </Button>
      {foot}
      <PrivacyLine />
    </form>
  )
}

type Bound = UseFormRegisterReturn & { defaultValue: string }

type SenderFieldsProps = {
  text: (name: 'name' | 'email') => Bound
  errorOf: (name: 'name' | 'email') => string | undefined
  required?: boolean
}

/** The sender, and where the answer goes. */
export function SenderFields({ text, errorOf, required = false }: SenderFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
      <Field label="Dit navn" error={errorOf('name')} required={required}>
        {(control) => <Input {...control} {...text('name')} autoComplete="name" maxLength={120} />}
      </Field>
      <Field label="Mailadresse" error={errorOf('email')} required={required}>
        {(control) => <Input {...control} {...text('email')} type="email" autoComplete="email" maxLength={254} />}
      </Field>
    </div>
  )
}
