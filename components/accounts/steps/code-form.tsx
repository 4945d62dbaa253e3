'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { useProveFactor } from '@/lib/domain/accounts/client/step-hooks'
import { proveFactorInput } from '@/lib/domain/accounts/schema'
import { welcomeBack } from '../welcome-back'

type CodeFormProps = { redirect: string; isRecovery: boolean; draft: FormDraftView }

/** The second step of sign-in. Takes one-time and recovery codes; only the text differs. */
export function CodeForm({ redirect, isRecovery, draft }: CodeFormProps) {
  const prove = useProveFactor(redirect, welcomeBack)
  const form = useForm({ resolver: zodResolver(proveFactorInput), defaultValues: { code: '', redirect } })
  const { errors, isSubmitted } = form.formState
  const message = rootError(form.formState, draft)
  const send = form.handleSubmit((values) =>
    prove.mutate(values, { onError: (error) => showServerErrors(form, error, ['code']) }),
  )
  return (
    <form id="engangskode" action="/api/login/code" method="post" noValidate onSubmit={send} className="space-y-6">
      <FormRefusal error={prove.error} message={message} />
      <input type="hidden" name="redirect" value={redirect} />
      <Field
        label={isRecovery ? 'Nødkode' : 'Engangskode'}
        hint={isRecovery ? 'For eksempel 4T7K-9MPX-2CQD-W5HN' : 'Seks cifre'}
        error={errors.code?.message ?? (isSubmitted ? undefined : draft?.errors.code)}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className="tabular-nums"
          />
        )}
      </Field>
      <Button
        type="submit"
        size="lg"
        className="w-full"
        pending={prove.isPending || prove.isSuccess}
        pendingText="Logger ind..."
      >
        Log ind
      </Button>
    </form>
  )
}
