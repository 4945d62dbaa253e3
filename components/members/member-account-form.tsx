'use client'

import { useRouter } from 'next/navigation'
import { AccountForm } from '@/components/accounts/account-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { useRegisterMember } from '@/lib/domain/members/client/use-register-member'

type MemberAccountFormProps = { token: string; invitedEmail: string; draft: FormDraftView }

/** Creates an account for an invitation. The invited address is only prefilled: families pass links on. */
export function MemberAccountForm({ token, invitedEmail, draft }: MemberAccountFormProps) {
  const router = useRouter()
  const { mutateAsync, isPending, isSuccess } = useRegisterMember()
  const proposed = draft ?? { values: { email: invitedEmail }, errors: {}, message: '' }
  return (
    <AccountForm
      id="register-member"
      action={`/api/invitations/${encodeURIComponent(token)}/join/account`}
      draft={proposed}
      isPending={isPending || isSuccess}
      send={async (values) => {
        await mutateAsync({ ...values, token })
        router.refresh()
      }}
    />
  )
}
