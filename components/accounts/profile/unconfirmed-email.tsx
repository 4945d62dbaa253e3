'use client'

import { Notice } from '@/components/ui/notice'
import { useResendEmailConfirmation } from '@/lib/domain/accounts/client/profile-hooks'
import { OnePress } from './one-press'
import { sentAgain } from './sent-again'

/** Says the address is unconfirmed, what that means, and offers a new link. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const resend = useResendEmailConfirmation()
  return (
    <div className="mb-8">
      <Notice title="Din mailadresse er ikke bekræftet">
        <p>
          Vi har sendt et link til <span className="break-words font-semibold">{email}</span>. Se også efter i mappen
          med uønsket post. Indtil du har trykket på det, skriver vi ikke til dig om hilsner, lys og minder. Du kan se
          dem her, når du er logget ind.
        </p>
        <div className="mt-4">
          <OnePress
            action="/api/user/email/confirmation"
            act={resend}
            told={sentAgain}
            label="Send igen"
            pendingText="Sender..."
            isMain
          />
        </div>
      </Notice>
    </div>
  )
}
