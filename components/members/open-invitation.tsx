import type { ReactNode } from 'react'
import { ActionForm } from '@/components/form/action-form'

type OpenInvitationProps = {
  who: string
  text: ReactNode
  /** The action that resends the mail, and its fields; null for a link without a mail. */
  resend: { action: string; email: string; fields?: ReactNode } | null
  revokeAction: string
}

/** An unanswered invitation, with buttons to resend and revoke it. */
export function OpenInvitation({ who, text, resend, revokeAction }: OpenInvitationProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{who}</p>
        <p className="text-muted-foreground">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {resend && (
          <ActionForm
            action={resend.action}
            label="Send igen"
            pendingText="Sender..."
            doneMessage={{ title: 'Invitationen er sendt igen', description: resend.email }}
          >
            {resend.fields}
          </ActionForm>
        )}
        <ActionForm
          action={revokeAction}
          label="Træk tilbage"
          pendingText="Trækker tilbage..."
          variant="ghost"
          doneMessage={{ title: 'Invitationen er trukket tilbage' }}
        />
      </div>
    </li>
  )
}
