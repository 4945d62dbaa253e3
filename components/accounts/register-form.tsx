'use client'

import { useRouter } from 'next/navigation'
import { useRegister } from '@/lib/domain/accounts/hooks'
import { AccountForm } from './account-form'
import type { FormDraftView } from './form-draft'

type RegisterFormProps = { qrCode: string; asksForActivation: boolean; draft: FormDraftView }

export function RegisterForm({ qrCode, asksForActivation, draft }: RegisterFormProps) {
  const router = useRouter()
  const { mutateAsync, isPending, isSuccess } = useRegister()
  return (
    <AccountForm
      id="register"
      action="/api/register"
      hidden={{ qrCode }}
      asksFor={asksForActivation ? 'activation' : undefined}
      draft={draft}
      isPending={isPending || isSuccess}
      send={async (values) => {
        await mutateAsync({ ...values, qrCode })
        router.push(`/qr-setup/${qrCode}`)
      }}
    />
  )
}
