import { ActionForm } from '@/components/members/action-form'
import { roleNames } from '@/lib/domain/members/copy'
import type { OpenInvitationView } from '@/lib/domain/members/schema'

/** What still opens, with the way to take it back. */
export function InvitationList({
  memorialKey,
  invitations,
}: {
  memorialKey: string
  invitations: OpenInvitationView[]
}) {
  return (
    <ul className="divide-y divide-border">
      {invitations.map(({ id, role, email, usesLeft, expires }) => {
        const path = `/api/memorials/${memorialKey}/invitations/${id}`
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
            <div className="min-w-0">
              <p className="break-words font-semibold wrap-anywhere">{email ?? 'Et link, du deler selv'}</p>
              <p className="text-muted-foreground">
                {roleNames[role]}. {usesLeft > 1 && `Kan bruges af ${usesLeft} til. `}Gælder til og med {expires}.
              </p>
            </div>
            <div className="flex flex-wrap gap-3">
              {email && (
                <ActionForm
                  action={`${path}/resend`}
                  label="Send igen"
                  pendingText="Sender..."
                  told={{ title: 'Invitationen er sendt igen', description: email }}
                />
              )}
              <ActionForm
                action={`${path}/revoke`}
                label="Træk tilbage"
                pendingText="Trækker tilbage..."
                variant="ghost"
                told={{ title: 'Invitationen er trukket tilbage' }}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
