'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { BoundField } from '@/components/form/bound-field'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { TextField } from '@/components/form/text-field'
import { ActivationField } from '@/components/qr-codes/activation-field'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { failureToast, showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePatientBlur } from '@/lib/client/use-patient-blur'
import { findUsernameFor } from '@/lib/domain/accounts/client/use-username-free'
import { type AccountFormValues, accountFormInput } from '@/lib/domain/accounts/schema'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import type { CardSource } from '@/lib/domain/qr-codes/schema'
import { AgreementField } from './agreement-field'
import { EmailField } from './email-field'
import { NewPasswordField } from './new-password-field'
import { UsernameField } from './username-field'

const names = ['invitation', 'fullName', 'username', 'email', 'password', 'activationCode', 'terms'] as const
type Name = (typeof names)[number]

const registrationFailed = failureToast('Registrering fejlede')
const { version: termsVersion } = legalDocuments.terms

export type AccountFormAnswer = AccountFormValues & { termsVersion: string }

type AccountFormProps = {
  /** The form's name for posts without script, and its place in the page. */
  id: 'register' | 'setup' | 'register-invited' | 'register-heir' | 'register-member' | 'register-colleague'
  action: string
  /** What the page brings besides what is typed. */
  hidden?: Record<string, string>
  /** Set when the address is already decided by the link. */
  email?: string
  /** Set when the digits on the code's card are asked for: the code, and who knows them when the card is lost. */
  card?: (CardSource & { code: string }) | null
  /** Whether the house's own invitation is asked for. */
  isInvited?: boolean
  draft: FormDraftView
  isPending: boolean
  /** Sends what was filled in; a refusal that it throws is shown at its fields. */
  send: (values: AccountFormAnswer) => Promise<unknown>
}

/** Everything an account is made of. The same fields whether one stands at the stone or sits at home. */
export function AccountForm({
  id,
  action,
  hidden = {},
  email,
  card,
  isInvited = false,
  draft,
  isPending,
  send,
}: AccountFormProps) {
  const values = draft?.values ?? {}
  const isTicked = values.terms === 'on' && values.termsVersion === termsVersion
  const form = useForm({
    resolver: zodResolver(accountFormInput),
    // Nobody is corrected at the first key; what is wrong is said when the field is left.
    mode: 'onTouched',
    defaultValues: {
      username: values.username ?? '',
      fullName: values.fullName ?? '',
      email: email ?? values.email ?? '',
      password: '',
      activationCode: values.activationCode ?? '',
      terms: isTicked,
      ...(isInvited && { invitation: '' }),
    },
  })
  const { errors, dirtyFields, isSubmitted } = form.formState
  // A yes is given to the text that is shown now: no reload brings the tick back.
  const secret = ['password', 'activationCode', 'invitation', 'terms', ...(email ? ['email' as const] : [])] as const
  const { forget } = useKeptForm(form, { name: id, action, secret })
  const [typedName, fullName] = useWatch({ control: form.control, name: ['username', 'fullName'] })

  const patient = usePatientBlur()
  const errorOf = (name: Name) =>
    errors[name]?.message ?? (isSubmitted || dirtyFields[name] ? undefined : draft?.errors[name])
  const bind = (name: Exclude<Name, 'terms'>): BoundField => ({
    ...patient(form.register(name)),
    // The form library fills the field only once its script runs.
    defaultValue: values[name],
    error: errorOf(name),
  })
  const replace = (name: 'username' | 'email') => (value: string) => {
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    form.setFocus(name)
  }
  const fullNameField = bind('fullName')
  const named: BoundField = {
    ...fullNameField,
    onBlur: async (event) => {
      await Promise.all([fullNameField.onBlur(event), proposeUsername()])
    },
  }

  /** Made of the name, for whoever has not thought of one; what is typed meanwhile stays. */
  async function proposeUsername() {
    const isEmpty = () => form.getValues('username').trim() === ''
    if (!isEmpty()) return
    const proposed = await findUsernameFor(form.getValues('fullName'))
    if (proposed && isEmpty()) form.setValue('username', proposed, { shouldValidate: true })
  }

  const submit = form.handleSubmit((typed) =>
    send({ ...typed, termsVersion }).then(
      () => {
        showToast({ title: 'Registrering succesfuldt' })
        forget()
      },
      (error) => {
        registrationFailed(error)
        showServerErrors(form, error, names)
      },
    ),
  )
  const message = rootError(form.formState, draft)

  return (
    <form id={id} action={action} method="post" noValidate onSubmit={submit} className="space-y-6">
      {message && <Notice variant="error">{message}</Notice>}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isInvited && (
        <TextField
          {...bind('invitation')}
          label="Invitation"
          hint="Den, du har fået af os."
          autoComplete="off"
          autoCapitalize="none"
        />
      )}
      <TextField {...named} label="Dit fulde navn" autoComplete="name" />
      <UsernameField {...bind('username')} typed={typedName} fullName={fullName} onPick={replace('username')} />
      {email === undefined && <EmailField {...bind('email')} onCorrect={replace('email')} />}
      <NewPasswordField {...bind('password')} />
      {card && <ActivationField {...bind('activationCode')} card={card} code={card.code} />}
      <AgreementField
        {...patient(form.register('terms'))}
        document="terms"
        error={errorOf('terms')}
        defaultChecked={isTicked}
      />
      <Button type="submit" size="lg" className="w-full" pending={isPending} pendingText="Opretter konto...">
        Opret konto
      </Button>
    </form>
  )
}
