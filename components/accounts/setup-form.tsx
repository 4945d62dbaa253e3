'use client'

import { useRouter } from 'next/navigation'
import { useFinishSetup } from '@/lib/domain/accounts/hooks'
import { AccountForm } from './account-form'
import type { FormDraftView } from './form-draft'

type SetupFormProps = { token: string; email: string; asksForActivation: boolean; draft: FormDraftView }

export function SetupForm({ token, email, asksForActivation, draft }: SetupFormProps) {
  const router = useRouter()
  const setup = useFinishSetup()
  return (
    <AccountForm
      id="setup"
      action={`/api/register/setup/${token}`}
      email={email}
      asksForActivation={asksForActivation}
      draft={draft}
      isPending={setup.isPending}
      onValid={(values, onError) =>
        setup.mutate({ ...values, token }, { onSuccess: ({ qrCode }) => router.push(`/qr-setup/${qrCode}`), onError })
      }
    />
  )
}
