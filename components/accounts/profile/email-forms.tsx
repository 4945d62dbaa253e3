'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { failureToast, showToast, type ToastMessage } from '@/components/ui/toast'
import { useEarlyInput } from '@/lib/client/use-early-input'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { useRefresh } from '@/lib/client/use-refresh'
import { whyPassword } from '@/lib/domain/accounts/copy'
import { emailChangeInput, type PendingEmailView, type UserView } from '@/lib/domain/accounts/schema'
import { formatDateTime } from '@/lib/shared/danish-time'
import { FormRefusal } from './form-refusal'

/** Says the address is unconfirmed, what that means, and offers a new link. */
export function UnconfirmedEmail({ email }: { email: string }) {
  return (
    <div className="mb-8">
      <Notice title="Din mailadresse er ikke bekræftet">
        <p>
          Vi har sendt et link til <span className="break-words font-semibold">{email}</span>. Se også efter i mappen
          med uønsket post. Indtil du har trykket på det, skriver vi ikke til dig om hilsner, lys og minder. Du kan se
          dem her, når du er logget ind.
        </p>
        <div className="mt-4">
          <OnePress
            action="/api/user/email/confirmation"
            doneMessage={sentAgain}
            label="Send igen"
            pendingText="Sender..."
            isMain
          />
        </div>
      </Notice>
    </div>
  )
}

const keptAddress = ({ email }: { email: string }) => ({
  title: 'Din adresse er den samme',
  description: `Vi skriver fortsat til ${email}.`,
})

type PendingEmailProps = { pending: PendingEmailView; refusal: string | undefined }

/** The unconfirmed new address, with resend and cancel. */
export function PendingEmail({ pending: { email, expiresAt }, refusal }: PendingEmailProps) {
  return (
    <div className="space-y-6">
      {refusal && <Notice variant="error">{refusal}</Notice>}
      <Notice title="Den nye adresse mangler at blive bekræftet">
        <p>
          Vi har sendt et link til <span className="break-words font-semibold">{email}</span>. Det virker til{' '}
          {formatDateTime(new Date(expiresAt))}. Se også efter i mappen med uønsket post.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <OnePress
            action="/api/user/email/resend"
            doneMessage={sentAgain}
            label="Send igen"
            pendingText="Sender..."
            isMain
          />
          <OnePress
            action="/api/user/email/cancel"
            doneMessage={keptAddress}
            label="Fortryd"
            pendingText="Fortryder..."
          />
        </div>
      </Notice>
    </div>
  )
}

type OnePressProps = {
  action: string
  /** The toast on success. */
  doneMessage: (result: { email: string }) => ToastMessage
  label: string
  pendingText: string
  isMain?: boolean
}

/** A one-button form, which works without script; pending until the page is refreshed. */
function OnePress({ action, doneMessage, label, pendingText, isMain = false }: OnePressProps) {
  const post = usePost<{ email: string }>(action)
  const { refresh, isRefreshing } = useRefresh()
  return (
    <form
      action={action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        post.mutate(
          {},
          {
            onSuccess: (result) => void showToast(doneMessage(result)),
            onError: failureToast(),
            onSettled: refresh,
          },
        )
      }}
    >
      <Button
        type="submit"
        variant={isMain ? 'outline' : 'ghost'}
        pending={post.isPending || (post.isSuccess && isRefreshing)}
        pendingText={pendingText}
      >
        {label}
      </Button>
    </form>
  )
}

/** The toast after a mail with a link was sent again. */
function sentAgain({ email }: { email: string }): ToastMessage {
  return { title: 'Mailen er sendt igen', description: weWroteTo(email) }
}

const weWroteTo = (email: string) => `Vi har skrevet til ${email}.`

/** Requests a new address, which takes effect once confirmed. */
export function EmailForm({ user, draft }: { user: UserView; draft: FormDraftView }) {
  const { refresh, isRefreshing } = useRefresh()
  const request = usePost<PendingEmailView>('/api/user/email')
  const form = useForm({
    resolver: zodResolver(emailChangeInput),
    defaultValues: { email: draft?.values.email ?? '', password: '' },
  })
  const { forget } = useKeptForm(form, { name: `email-${user.id}`, action: '/api/user/email', secret: ['password'] })
  useEarlyInput(form, '/api/user/email')
  const { errors, isSubmitted } = form.formState
  const answered = isSubmitted ? null : draft
  const submit = form.handleSubmit((values) =>
    request.mutate(values, {
      onSuccess: ({ email }) => {
        showToast({ title: 'Mailen er på vej', description: weWroteTo(email) })
        forget()
        refresh()
      },
      onError: (error) => showServerErrors(form, error, ['email', 'password']),
    }),
  )
  return (
    <form action="/api/user/email" method="post" noValidate onSubmit={submit} className="max-w-form space-y-6">
      <FormRefusal error={request.error} message={rootError(form.formState, answered)} />
      {/* Password managers find the account under this name. */}
      <input type="text" autoComplete="username" defaultValue={user.username} readOnly hidden />
      <Field label="Ny mailadresse" error={errors.email?.message ?? answered?.errors.email} required>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            defaultValue={draft?.values.email}
            type="email"
            autoComplete="email"
          />
        )}
      </Field>
      <Field
        label="Din adgangskode"
        hint={whyPassword}
        error={errors.password?.message ?? answered?.errors.password}
        required
      >
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" variant="outline" pending={request.isPending || isRefreshing} pendingText="Sender...">
        Send et link til den nye adresse
      </Button>
    </form>
  )
}
