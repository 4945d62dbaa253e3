'use client'

import { useRouter } from 'next/navigation'
import { useRegister } from '@/lib/domain/accounts/hooks'
import { AccountForm } from './account-form'
import type { FormDraftView } from './form-draft'

type RegisterFormProps = { qrCode: string; asksForActivation: boolean; draft: FormDraftView }

export function RegisterForm({ qrCode, asksForActivation, draft }: RegisterFormProps) {
  const router = useRouter()
  const register = useRegister()
  return (
    <AccountForm
      id="register"
      action="/api/register"
      hidden={{ qrCode }}
      asksForActivation={asksForActivation}
      draft={draft}
      isPending={register.isPending}
      onValid={(values, onError) =>
        register.mutate({ ...values, qrCode }, { onSuccess: () => router.push(`/qr-setup/${qrCode}`), onError })
      }
    />
  )
}
