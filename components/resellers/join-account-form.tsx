'use client'

import { useRouter } from 'next/navigation'
import { AccountForm } from '@/components/accounts/account-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { useRegisterColleague } from '@/lib/domain/resellers/client/hooks'
import { dashboardPath, joinAccountForm } from '@/lib/domain/resellers/paths'

type JoinAccountFormProps = { token: string; invitedEmail: string; isSetup: boolean; draft: FormDraftView }

/** An account for whoever will act for a reseller. The address is proposed, not decided: offices share mailboxes. */
export function JoinAccountForm({ token, invitedEmail, isSetup, draft }: JoinAccountFormProps) {
  const router = useRouter()
  const { mutateAsync, isPending, isSuccess } = useRegisterColleague()
  const proposed = draft ?? { values: { email: invitedEmail }, errors: {}, message: '' }
  return (
    <AccountForm
      id={joinAccountForm}
      action={`/api/reseller-invitations/${encodeURIComponent(token)}/account`}
      hidden={isSetup ? { setup: '1' } : {}}
      draft={proposed}
      isPending={isPending || isSuccess}
      send={async (values) => {
        await mutateAsync({ ...values, token })
        router.push(dashboardPath)
      }}
    />
  )
}
