'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { TextLink } from '@/components/ui/text-link'
import { pathAfterLogin } from '@/lib/domain/accounts/form-paths'
import { useLogin } from '@/lib/domain/accounts/hooks'
import { loginInput } from '@/lib/domain/accounts/schema'
import { ForgotPassword } from './forgot-password'
import type { FormDraftView } from './form-draft'
import { rootError, showServerErrors } from './form-errors'

type LoginCardProps = {
  /** In its stored form; sets the dark look, since the login then stands at the stone. */
  qrCode?: string | undefined
  /** Where to go on to; anything but a path of ours leads to the profile. */
  redirect?: string | undefined
  draft?: FormDraftView
  /** True when a new password was just asked for without script. */
  isResetRequested?: boolean
  title?: string
  intro?: string
}

const names = ['username', 'password'] as const

/** The login in both its looks: dark with a code, light without. A plain form until the script has come. */
export function LoginCard({
  qrCode,
  redirect,
  draft = null,
  isResetRequested = false,
  title = 'Log ind',
  intro,
}: LoginCardProps) {
  const router = useRouter()
  const login = useLogin()
  const form = useForm({
    resolver: zodResolver(loginInput),
    defaultValues: { username: draft?.values.username ?? '', password: '', qrCode, redirect },
  })
  const errorOf = (name: (typeof names)[number]) =>
    form.formState.errors[name]?.message ?? (form.formState.isSubmitted ? undefined : draft?.errors[name])

  const submit = form.handleSubmit((values) =>
    login.mutate(values, {
      onSuccess: () => router.push(pathAfterLogin({ qrCode, redirect })),
      onError: (error) => showServerErrors(form, error, names),
    }),
  )

  return (
    <section
      className={cn('rounded-2xl bg-card p-6 text-card-foreground shadow-soft sm:p-8', qrCode && 'dark')}
      aria-labelledby="login-title"
    >
      <h1 id="login-title" className="text-3xl">
        {title}
      </h1>
      {intro && <p className="mt-3 text-muted-foreground">{intro}</p>}
      <form id="login" action="/api/login" method="post" noValidate onSubmit={submit} className="mt-8 space-y-6">
        <FormMessage text={rootError(form.formState, draft)} />
        {isResetRequested && <ResetRequested />}
        {qrCode && <input type="hidden" name="qrCode" value={qrCode} />}
        {redirect && <input type="hidden" name="redirect" value={redirect} />}
        <Field label="Brugernavn eller email" error={errorOf('username')} required>
          {(control) => (
            <Input
              {...control}
              {...form.register('username')}
              defaultValue={draft?.values.username}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Adgangskode" error={errorOf('password')} required>
          {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
        </Field>
        <Button type="submit" size="lg" className="w-full" pending={login.isPending} pendingText="Logger ind...">
          Log ind
        </Button>
      </form>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ForgotPassword isDark={Boolean(qrCode)} />
        <TextLink href="/qr-info" className="inline-flex min-h-touch items-center font-semibold">
          Opret konto
        </TextLink>
      </div>
    </section>
  )
}

function FormMessage({ text }: { text: string | undefined }) {
  return text ? <Notice variant="error">{text}</Notice> : null
}

function ResetRequested() {
  return (
    <Notice variant="success" title="Anmodning sendt">
      Er der en konto med den mailadresse, har vi sendt et link til at vælge en ny adgangskode.
    </Notice>
  )
}
