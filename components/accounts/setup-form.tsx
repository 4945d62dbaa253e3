'use client'

import { useRouter } from 'next/navigation'
import { useFinishSetup } from '@/lib/domain/accounts/hooks'
import { AccountForm } from './account-form'
import type { FormDraftView } from './form-draft'

type SetupFormProps = { token: string; email: string; asksForActivation: boolean; draft: FormDraftView }

export function SetupForm({ token, email, asksForActivation, draft }: SetupFormProps) {
  const router = useRouter()
  const { mutateAsync, isPending, isSuccess } = useFinishSetup()
  return (
    <AccountForm
      id="setup"
      action={`/api/register/setup/${token}`}
      email={email}
      asksFor={asksForActivation ? 'activation' : undefined}
      draft={draft}
      isPending={isPending || isSuccess}
      send={async (values) => {
        const { qrCode } = await mutateAsync({ ...values, token })
        router.push(`/qr-setup/${qrCode}`)
      }}
    />
  )
}
