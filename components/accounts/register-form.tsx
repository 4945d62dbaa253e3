'use client'

import { useRouter } from 'next/navigation'
import type { FormDraftView } from '@/components/form/form-draft'
import { useRegister } from '@/lib/domain/accounts/client/sign-in-hooks'
import type { CardSource } from '@/lib/domain/qr-codes/schema'
import { AccountForm } from './account-form'

type RegisterFormProps = { qrCode: string; card: CardSource | null; draft: FormDraftView }

export function RegisterForm({ qrCode, card, draft }: RegisterFormProps) {
  const router = useRouter()
  const { mutateAsync, isPending, isSuccess } = useRegister()
  return (
    <AccountForm
      id="register"
      action="/api/register"
      hidden={{ qrCode }}
      card={card && { ...card, code: qrCode }}
      draft={draft}
      isPending={isPending || isSuccess}
      send={async (values) => {
        await mutateAsync({ ...values, qrCode })
        router.push(`/qr-setup/${qrCode}`)
      }}
    />
  )
}
