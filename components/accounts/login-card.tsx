'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { TouchLink } from '@/components/ui/text-link'
import { failureToast, showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePatientBlur } from '@/lib/client/use-patient-blur'
import { useLogin } from '@/lib/domain/accounts/client/step-hooks'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { pathAfterLogin, pathAfterSignIn } from '@/lib/domain/accounts/form-paths'
import { loginInput } from '@/lib/domain/accounts/schema'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { ForgotPassword } from './forgot-password'
import { ResetRequested } from './reset-link-form'
import { welcomeBack } from './welcome-back'

export type LoginCardProps = {
  /** In its stored form; sets the dark look used at the stone. */
  qrCode?: string | undefined
  /** Where to go after sign-in; anything but a local path leads to the profile. */
  redirect?: string | undefined
  draft?: FormDraftView
  /** A refused reset request sent without script. */
  resetDraft?: FormDraftView
  /** True when a reset link was just requested without script. */
  isResetRequested?: boolean
  title?: string
  intro?: string
}

const names = ['username', 'password'] as const
const loginFailed = failureToast('Login fejlede')

function showCodeLinked(): void {
  showToast({ title: 'QR-kode tilknyttet', description: 'Din QR-kode er nu tilknyttet din konto og klar til brug.' })
}

/** The login: dark with a code, light without. A plain form until hydration. */
export function LoginCard({
  qrCode,
  redirect,
  draft = null,
  resetDraft = null,
  isResetRequested = false,
  title = 'Log ind',
  intro,
}: LoginCardProps) {
  const router = useRouter()
  const login = useLogin()
  const form = useForm({
    resolver: zodResolver(loginInput),
    mode: 'onTouched',
    defaultValues: { username: draft?.values.username ?? '', password: '', qrCode, redirect },
  })
  const patient = usePatientBlur()
  const { forget } = useKeptForm(form, {
    name: 'login',
    action: '/api/login',
    secret: ['password', 'qrCode', 'redirect'],
  })
  const errorOf = (name: (typeof names)[number]) =>
    form.formState.errors[name]?.message ?? (form.formState.isSubmitted ? undefined : draft?.errors[name])
  const message = rootError(form.formState, draft)
  const hidden = { ...(qrCode && { qrCode }), ...(redirect && { redirect }) }

  const submit = form.handleSubmit((values) =>
    login.mutate(values, {
      onSuccess: ({ userData, qrCodeLinked, nextStep }) => {
        if (!nextStep) (qrCodeLinked ? showCodeLinked : welcomeBack)(userData)
        forget()
        router.push(pathAfterSignIn(nextStep, pathAfterLogin({ qrCode, redirect })))
      },
      onError: (error) => {
        loginFailed(error)
        showServerErrors(form, error, names)
      },
    }),
  )

  return (
    <section aria-labelledby="login-title">
      {qrCode && (
        <p className="mb-6">
          <TouchLink href={`/qr-scan/${qrCode}`}>Tilbage til koden {formatTextCode(qrCode)}</TouchLink>
        </p>
      )}
      <h1 id="login-title" className="text-3xl">
        {title}
      </h1>
      {intro && <p className="mt-3 text-lg text-muted-foreground">{intro}</p>}
      <form id="login" action="/api/login" method="post" noValidate onSubmit={submit} className="mt-10 space-y-6">
        {message && <Notice variant="error">{message}</Notice>}
        {isResetRequested && <ResetRequested>{accountsCopy.resetRequested}</ResetRequested>}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label="Brugernavn eller email" error={errorOf('username')} required>
          {(control) => (
            <Input
              {...control}
              {...patient(form.register('username'))}
              defaultValue={draft?.values.username}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Adgangskode" error={errorOf('password')} required>
          {(control) => (
            <PasswordInput {...control} {...patient(form.register('password'))} autoComplete="current-password" />
          )}
        </Field>
        <Button
          type="submit"
          size="lg"
          className="w-full"
          pending={login.isPending || login.isSuccess}
          pendingText="Logger ind..."
        >
          Log ind
        </Button>
      </form>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ForgotPassword isDark={Boolean(qrCode)} hidden={hidden} draft={resetDraft} />
        <TouchLink href="/qr-info" className="font-semibold">
          Opret konto
        </TouchLink>
      </div>
    </section>
  )
}
