'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
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
import { usePost } from '@/lib/client/use-post'
import { becomeUser } from '@/lib/domain/accounts/client/session-hooks'
import { findUsernameFor } from '@/lib/domain/accounts/client/use-username-free'
import { accountFormInput, type UserView } from '@/lib/domain/accounts/schema'
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

type Registered = UserView | { userData: UserView }

type AccountFormProps = {
  /** The form's name in posts without script; also its element id. */
  id: 'register' | 'setup' | 'register-invited' | 'register-heir' | 'register-member' | 'register-colleague'
  action: string
  /** The page after registration; without it the same page is shown to the new account. */
  goTo?: string
  /** Fields the page adds to the typed ones. */
  hidden?: Record<string, string>
  /** Set when the link already decides the address. */
  email?: string
  /** Filled in at first. */
  proposedEmail?: string
  /** Set when the activation code is required: the code, and where to get the digits if the card is lost. */
  card?: (CardSource & { code: string }) | null
  /** True when the operator's invitation code is required. */
  isInvited?: boolean
  draft: FormDraftView
}

/** Registration; the same fields at the stone and at home. */
export function AccountForm({
  id,
  action,
  goTo,
  hidden = {},
  email,
  proposedEmail,
  card,
  isInvited = false,
  draft,
}: AccountFormProps) {
  const router = useRouter()
  const queries = useQueryClient()
  const register = usePost<Registered>(action)
  const values: Record<string, string | undefined> = draft?.values ?? { email: proposedEmail }
  const isTicked = values.terms === 'on' && values.termsVersion === termsVersion
  const form = useForm({
    resolver: zodResolver(accountFormInput),
    // Validate on blur, not at the first keystroke.
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
  // Consent is to the text shown now, so a reload does not restore the tick.
  const secret = ['password', 'activationCode', 'invitation', 'terms', ...(email ? ['email' as const] : [])] as const
  const { forget } = useKeptForm(form, { name: id, action, secret })
  const [typedName, fullName] = useWatch({ control: form.control, name: ['username', 'fullName'] })

  const patient = usePatientBlur()
  const errorOf = (name: Name) =>
    errors[name]?.message ?? (isSubmitted || dirtyFields[name] ? undefined : draft?.errors[name])
  const bind = (name: Exclude<Name, 'terms'>): BoundField => ({
    ...patient(form.register(name)),
    // react-hook-form fills the field only after hydration.
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

  /**
   * Suggests a username from the name; never overwrites a typed one. In a field that has the focus it comes selected, so
   * that typing replaces it.
   */
  async function proposeUsername() {
    const isEmpty = () => form.getValues('username').trim() === ''
    if (!isEmpty()) return
    const proposed = await findUsernameFor(form.getValues('fullName'))
    if (!proposed || !isEmpty()) return
    form.setValue('username', proposed, { shouldValidate: true })
    const focused = document.activeElement
    if (focused instanceof HTMLInputElement && focused.name === 'username') focused.select()
  }

  const submit = form.handleSubmit((typed) =>
    register.mutateAsync({ ...typed, ...hidden, termsVersion }).then(
      (answer) => {
        becomeUser(queries, 'userData' in answer ? answer.userData : answer)
        if (goTo) router.push(goTo)
        else router.refresh()
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
      <Button
        type="submit"
        size="lg"
        className="w-full"
        pending={register.isPending || register.isSuccess}
        pendingText="Opretter konto..."
      >
        Opret konto
      </Button>
    </form>
  )
}
