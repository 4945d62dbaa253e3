'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { welcomeBack } from '@/components/accounts/welcome-back'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/toast'
import { usePost } from '@/lib/client/use-post'
import { useSetUpFactor } from '@/lib/domain/accounts/client/step-hooks'
import { replaceRecoveryCodesInput, setUpFactorInput } from '@/lib/domain/accounts/schema'

/** The ten recovery codes, and ways to save them. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className="space-y-4">
      <ol
        aria-label="Dine nødkoder"
        className="grid gap-x-6 gap-y-1 rounded-lg border border-border bg-card p-5 font-mono text-base tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <a href="/api/user/recovery-codes" download className={buttonVariants({ variant: 'outline' })}>
          Hent som fil
        </a>
        <Button variant="outline" className="noscript:hidden" onClick={() => window.print()}>
          Udskriv
        </Button>
      </div>
    </div>
  )
}

/** Required to continue: the codes are shown only once. */
function SavedTick({ error, ...input }: UseFormRegisterReturn & { error: string | undefined }) {
  const id = useId()
  return (
    <div>
      <Checkbox
        {...input}
        label="Jeg har gemt mine nødkoder"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      />
      <div className="pl-9">
        <FieldError id={id} message={error} />
      </div>
    </div>
  )
}

/** Activates the recovery codes shown above it. */
export function RecoveryForm({ draft }: { draft: FormDraftView }) {
  const router = useRouter()
  const replace = usePost('/api/user/recovery-codes')
  const form = useForm({ resolver: zodResolver(replaceRecoveryCodesInput), defaultValues: { saved: false } })
  const { errors, isSubmitted } = form.formState
  const message = rootError(form.formState, draft)
  const send = form.handleSubmit((values) =>
    replace.mutate(values, {
      onSuccess: () => {
        showToast({ title: 'De nye nødkoder gælder nu' })
        router.push('/profile#sikkerhed')
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, ['saved']),
    }),
  )
  return (
    <form
      id="noedkoder"
      action="/api/user/recovery-codes"
      method="post"
      noValidate
      onSubmit={send}
      className="space-y-6 print:hidden"
    >
      {message && <Notice variant="error">{message}</Notice>}
      <SavedTick
        {...form.register('saved')}
        error={errors.saved?.message ?? (isSubmitted ? undefined : draft?.errors.saved)}
      />
      <Button type="submit" size="lg" pending={replace.isPending || replace.isSuccess} pendingText="Gemmer...">
        Brug de nye nødkoder
      </Button>
    </form>
  )
}

/** Takes the app's first code, which proves it has the key. */
export function SetUpForm({ redirect, draft }: { redirect: string; draft: FormDraftView }) {
  const setUp = useSetUpFactor(redirect, welcomeBack)
  const form = useForm({
    resolver: zodResolver(setUpFactorInput),
    defaultValues: { code: '', saved: false, redirect },
  })
  const { errors, isSubmitted } = form.formState
  const shown = isSubmitted ? null : draft
  const message = rootError(form.formState, draft)
  const send = form.handleSubmit((values) =>
    setUp.mutate(values, { onError: (error) => showServerErrors(form, error, ['code', 'saved']) }),
  )
  return (
    <form
      id="engangskode"
      action="/api/user/second-factor"
      method="post"
      noValidate
      onSubmit={send}
      className="space-y-6 print:hidden"
    >
      <FormRefusal error={setUp.error} message={message} />
      <input type="hidden" name="redirect" value={redirect} />
      <SavedTick {...form.register('saved')} error={errors.saved?.message ?? shown?.errors.saved} />
      <Field
        label="Engangskode fra appen"
        hint="Seks cifre"
        error={errors.code?.message ?? shown?.errors.code}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={40}
            className="tabular-nums"
          />
        )}
      </Field>
      <Button
        type="submit"
        size="lg"
        className="w-full"
        pending={setUp.isPending || setUp.isSuccess}
        pendingText="Slår til..."
      >
        Slå engangskoder til
      </Button>
    </form>
  )
}
