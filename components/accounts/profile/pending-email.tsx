'use client'

import { Notice } from '@/components/ui/notice'
import { useCancelEmailChange, useResendEmailChange } from '@/lib/domain/accounts/client/profile-hooks'
import type { PendingEmailView } from '@/lib/domain/accounts/schema'
import { formatDateTime } from '@/lib/shared/danish-time'
import { OnePress } from './one-press'
import { sentAgain } from './sent-again'

const keptAddress = ({ email }: { email: string }) => ({
  title: 'Din adresse er den samme',
  description: `Vi skriver fortsat til ${email}.`,
})

type PendingEmailProps = { pending: PendingEmailView; refusal: string | undefined }

/** The unconfirmed new address, with resend and cancel. */
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
          <OnePress
            action="/api/user/email/resend"
            act={resend}
            told={sentAgain}
            label="Send igen"
            pendingText="Sender..."
            isMain
          />
          <OnePress
            action="/api/user/email/cancel"
            act={cancel}
            told={keptAddress}
            label="Fortryd"
            pendingText="Fortryder..."
          />
        </div>
      </Notice>
    </div>
  )
}
