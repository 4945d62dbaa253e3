'use client'

import { useRouter } from 'next/navigation'
import type { FormDraftView } from '@/components/form/form-draft'
import { useFinishSetup, useRegister, useRegisterInvited } from '@/lib/domain/accounts/client/sign-in-hooks'
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

export function InvitedForm({ draft }: { draft: FormDraftView }) {
  const router = useRouter()
  const { mutateAsync, isPending, isSuccess } = useRegisterInvited()
  return (
    <AccountForm
      id="register-invited"
      action="/api/register/invited"
      isInvited
      draft={draft}
      isPending={isPending || isSuccess}
      send={async ({ invitation = '', ...values }) => {
        await mutateAsync({ ...values, invitation })
        router.push('/profile')
      }}
    />
  )
}
