'use client'

import { useRouter } from 'next/navigation'
import type { FormDraftView } from '@/components/form/form-draft'
import { useRegisterInvited } from '@/lib/domain/accounts/client/sign-in-hooks'
import { AccountForm } from './account-form'

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
