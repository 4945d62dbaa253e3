'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { type AccountFormInput, accountFormInput } from '@/lib/domain/accounts/schema'
import type { FormDraftView } from './form-draft'
import { rootError, showServerErrors } from './form-errors'
import { UsernameField } from './username-field'

const names = ['username', 'fullName', 'email', 'password', 'activationCode'] as const
type Name = (typeof names)[number]

type AccountFormProps = {
  /** The form's name for posts without script, and its place in the page. */
  id: 'register' | 'setup'
  action: string
  /** What the page brings besides what is typed. */
  hidden?: Record<string, string>
  /** Set when the address is already decided by the link. */
  email?: string
  asksForActivation: boolean
  draft: FormDraftView
  isPending: boolean
  onValid: (values: AccountFormInput, onError: (error: Error) => void) => void
}

/** Everything an account is made of. The same fields whether one stands at the stone or sits at home. */
export function AccountForm({
  id,
  action,
  hidden = {},
  email,
  asksForActivation,
  draft,
  isPending,
  onValid,
}: AccountFormProps) {
  const values = draft?.values ?? {}
  const form = useForm({
    resolver: zodResolver(accountFormInput),
    defaultValues: {
      username: values.username ?? '',
      fullName: values.fullName ?? '',
      email: email ?? values.email ?? '',
      password: '',
      activationCode: values.activationCode ?? '',
    },
  })
  const bind = (name: Name): BoundProps => ({
    ...form.register(name),
    // The form library fills the field only once its script runs.
    defaultValue: values[name],
    error: form.formState.errors[name]?.message ?? (form.formState.isSubmitted ? undefined : draft?.errors[name]),
  })
  const submit = form.handleSubmit((typed) => onValid(typed, (error) => showServerErrors(form, error, names)))
  const message = rootError(form.formState, draft)

  return (
    <form id={id} action={action} method="post" noValidate onSubmit={submit} className="space-y-6">
      {message && <Notice variant="error">{message}</Notice>}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField {...bind('fullName')} label="Dit fulde navn" autoComplete="name" />
      <UsernameField {...bind('username')} control={form.control} />
      {email === undefined && <TextField {...bind('email')} label="Email" type="email" autoComplete="email" />}
      <PasswordField {...bind('password')} />
      {asksForActivation && (
        <TextField
          {...bind('activationCode')}
          label="Aktiveringskode"
          hint="Seks cifre. De står på det kort, der fulgte med stenen."
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      <Button type="submit" size="lg" className="w-full" pending={isPending} pendingText="Opretter konto...">
        Opret konto
      </Button>
    </form>
  )
}

type BoundProps = UseFormRegisterReturn & { defaultValue: string | undefined; error: string | undefined }

function TextField({
  label,
  hint,
  error,
  ...input
}: BoundProps & {
  label: string
  hint?: string
  type?: string
  autoComplete: string
  inputMode?: 'numeric'
}) {
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => <Input {...control} {...input} />}
    </Field>
  )
}

function PasswordField({ error, defaultValue: _, ...input }: BoundProps) {
  return (
    <Field label="Adgangskode" hint="Mindst 6 tegn. En lang er bedre, for eksempel tre ord." error={error} required>
      {(control) => <PasswordInput {...control} {...input} autoComplete="new-password" />}
    </Field>
  )
}
