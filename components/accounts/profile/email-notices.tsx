'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { failureToast, showToast, type ToastMessage } from '@/components/ui/toast'
import { useRefresh } from '@/lib/client/use-refresh'
import {
  useCancelEmailChange,
  useResendEmailChange,
  useResendEmailConfirmation,
} from '@/lib/domain/accounts/client/profile-hooks'
import type { PendingEmailView } from '@/lib/domain/accounts/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

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
            doneMessage={sentAgain}
            label="Send igen"
            pendingText="Sender..."
            isMain
          />
        </div>
      </Notice>
    </div>
  )
}

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
            doneMessage={sentAgain}
            label="Send igen"
            pendingText="Sender..."
            isMain
          />
          <OnePress
            action="/api/user/email/cancel"
            act={cancel}
            doneMessage={keptAddress}
            label="Fortryd"
            pendingText="Fortryder..."
          />
        </div>
      </Notice>
    </div>
  )
}

type Act<R> = Pick<UseMutationResult<R, Error, void>, 'isPending' | 'isSuccess' | 'mutate'>

type OnePressProps<R> = {
  action: string
  act: Act<R>
  /** The toast on success. */
  doneMessage: (result: R) => ToastMessage
  label: string
  pendingText: string
  isMain?: boolean
}

/** A one-button form, which works without script; pending until the page is refreshed. */
export function OnePress<R>({ action, act, doneMessage, label, pendingText, isMain = false }: OnePressProps<R>) {
  const { refresh, isRefreshing } = useRefresh()
  return (
    <form
      action={action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        act.mutate(undefined, {
          onSuccess: (result) => void showToast(doneMessage(result)),
          onError: failureToast(),
          onSettled: refresh,
        })
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

/** The toast after a mail with a link was sent again. */
export function sentAgain({ email }: { email: string }): ToastMessage {
  return { title: 'Mailen er sendt igen', description: weWroteTo(email) }
}

export const weWroteTo = (email: string) => `Vi har skrevet til ${email}.`
