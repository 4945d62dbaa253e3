import type { ReactNode } from 'react'
import { ActionForm } from '@/components/members/action-form'

type OpenInvitationProps = {
  who: string
  text: ReactNode
  /** Where the mail is sent again, with the fields that go along; null for a link that was shared by hand. */
  resend: { action: string; email: string; fields?: ReactNode } | null
  revokeAction: string
}

/** Somebody who was asked and has not answered, with the way to ask again or not at all. */
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
            told={{ title: 'Invitationen er sendt igen', description: resend.email }}
          >
            {resend.fields}
          </ActionForm>
        )}
        <ActionForm
          action={revokeAction}
          label="Træk tilbage"
          pendingText="Trækker tilbage..."
          variant="ghost"
          told={{ title: 'Invitationen er trukket tilbage' }}
        />
      </div>
    </li>
  )
}
