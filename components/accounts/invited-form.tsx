'use client'

import { useRouter } from 'next/navigation'
import { useRegisterInvited } from '@/lib/domain/accounts/hooks'
import { AccountForm } from './account-form'
import type { FormDraftView } from './form-draft'

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
