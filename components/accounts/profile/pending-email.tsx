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
  const { refresh, isRefreshing } = useRefresh()
  const resend = useResendEmailChange()
  const cancel = useCancelEmailChange()
  const send = (mutation: typeof resend | typeof cancel) => mutation.mutate(undefined, { onSettled: refresh })
  return (
    <div className="space-y-6">
      {refusal && <Notice variant="error">{refusal}</Notice>}
      <Notice title="Den nye adresse mangler at blive bekræftet">
        <p>
          Vi har sendt et link til <span className="break-words font-semibold">{email}</span>. Det virker til{' '}
          {formatDateTime(new Date(expiresAt))}. Se også efter i mappen med uønsket post.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <form
            action="/api/user/email/resend"
            method="post"
            onSubmit={(event) => {
              event.preventDefault()
              send(resend)
            }}
          >
            <Button
              type="submit"
              variant="outline"
              pending={resend.isPending || (resend.isSuccess && isRefreshing)}
              pendingText="Sender..."
            >
              Send igen
            </Button>
          </form>
          <form
            action="/api/user/email/cancel"
            method="post"
            onSubmit={(event) => {
              event.preventDefault()
              send(cancel)
            }}
          >
            <Button
              type="submit"
              variant="ghost"
              pending={cancel.isPending || (cancel.isSuccess && isRefreshing)}
              pendingText="Fortryder..."
            >
              Fortryd
            </Button>
          </form>
        </div>
      </Notice>
    </div>
  )
}
