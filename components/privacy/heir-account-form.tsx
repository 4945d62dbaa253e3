'use client'

import { useRouter } from 'next/navigation'
import { AccountForm } from '@/components/accounts/account-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { useRegisterHeir } from '@/lib/domain/privacy/client/hooks'

type HeirAccountFormProps = { token: string; invitedEmail: string; draft: FormDraftView }

/** Registration for the heir. The invited address is only a default: families pass links on. */
export function HeirAccountForm({ token, invitedEmail, draft }: HeirAccountFormProps) {
  const router = useRouter()
  const { mutateAsync, isPending, isSuccess } = useRegisterHeir()
  const proposed = draft ?? { values: { email: invitedEmail }, errors: {}, message: '' }
  return (
    <AccountForm
      id="register-heir"
      action={`/api/invitations/${encodeURIComponent(token)}/account`}
      draft={proposed}
      isPending={isPending || isSuccess}
      send={async (values) => {
        await mutateAsync({ ...values, token })
        router.refresh()
      }}
    />
  )
}
