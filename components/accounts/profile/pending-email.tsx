'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useRefresh } from '@/lib/client/use-refresh'
import { useCancelEmailChange, useResendEmailChange } from '@/lib/domain/accounts/profile-hooks'
import type { PendingEmailView } from '@/lib/domain/accounts/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

type PendingEmailProps = { pending: PendingEmailView; refusal: string | undefined }

/** The address that waits to be confirmed, and the two ways on. */
export function PendingEmail({ pending: { email, expiresAt }, refusal }: PendingEmailProps) {
  const resend = useResendEmailChange()
  const cancel = useCancelEmailChange()
  return (
    <div className="space-y-6">
      {refusal && <Notice variant="error">{refusal}</Notice>}
      <Notice title="Den nye adresse mangler at blive bekræftet">
        <p>
          Vi har sendt et link til <span className="break-words font-semibold">{email}</span>. Det virker til{' '}
          {formatDateTime(new Date(expiresAt))}. Se også efter i mappen med uønsket post.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <OnePress action="/api/user/email/resend" act={resend} label="Send igen" pendingText="Sender..." isMain />
          <OnePress action="/api/user/email/cancel" act={cancel} label="Fortryd" pendingText="Fortryder..." />
        </div>
      </Notice>
    </div>
  )
}

type OnePressProps = {
  action: string
  act: ReturnType<typeof useResendEmailChange> | ReturnType<typeof useCancelEmailChange>
  label: string
  pendingText: string
  isMain?: boolean
}

/** One button that is a whole form, so that it works without script too; it waits until the page has caught up. */
function OnePress({ action, act, label, pendingText, isMain = false }: OnePressProps) {
  const { refresh, isRefreshing } = useRefresh()
  return (
    <form
      action={action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        act.mutate(undefined, { onSettled: refresh })
      }}
    >
      <Button
        type="submit"
        variant={isMain ? 'outline' : 'ghost'}
        pending={act.isPending || (act.isSuccess && isRefreshing)}
        pendingText={pendingText}
      >
        {label}
      </Button>
    </form>
  )
}
