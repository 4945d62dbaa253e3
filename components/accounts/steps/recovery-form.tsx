'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/toast'
import { useReplaceRecoveryCodes } from '@/lib/domain/accounts/client/step-hooks'
import { replaceRecoveryCodesInput } from '@/lib/domain/accounts/schema'
import { SavedTick } from './saved-tick'

/** Activates the recovery codes shown above it. */
export function RecoveryForm({ draft }: { draft: FormDraftView }) {
  const router = useRouter()
  const replace = useReplaceRecoveryCodes()
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
