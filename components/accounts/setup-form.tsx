'use client'

import { useRouter } from 'next/navigation'
import type { FormDraftView } from '@/components/form/form-draft'
import { useFinishSetup } from '@/lib/domain/accounts/client/sign-in-hooks'
import type { CardSource } from '@/lib/domain/qr-codes/schema'
import { AccountForm } from './account-form'

type SetupFormProps = { token: string; code: string; email: string; card: CardSource | null; draft: FormDraftView }

export function SetupForm({ token, code, email, card, draft }: SetupFormProps) {
  const router = useRouter()
  const { mutateAsync, isPending, isSuccess } = useFinishSetup()
  return (
    <AccountForm
      id="setup"
      action={`/api/register/setup/${token}`}
      email={email}
      card={card && { ...card, code }}
      draft={draft}
      isPending={isPending || isSuccess}
      send={async (values) => {
        const { qrCode } = await mutateAsync({ ...values, token })
        router.push(`/qr-setup/${qrCode}`)
      }}
    />
  )
}
