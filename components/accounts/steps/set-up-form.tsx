'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { SessionEnded } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { useSetUpFactor } from '@/lib/domain/accounts/client/step-hooks'
import { setUpFactorInput } from '@/lib/domain/accounts/schema'
import { welcomeBack } from '../welcome-back'
import { SavedTick } from './saved-tick'

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
      {isSessionEnded(setUp.error) ? <SessionEnded /> : message && <Notice variant="error">{message}</Notice>}
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
